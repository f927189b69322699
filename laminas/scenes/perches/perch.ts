/** Draws what the bird stands on, under its feet. */
import type { PerchKind } from '../scene.ts';
import type { View } from '../view.ts';
import { drawCable } from './cable.ts';
import { drawMuro } from './muro.ts';
import { drawPoste } from './poste.ts';
import { drawRama } from './rama.ts';
import { drawRoca } from './roca.ts';
import { drawTallo } from './tallo.ts';
import { drawTronco } from './tronco.ts';

/** Ground, shore, water and air are part of the disc and have nothing of their own to draw here. */
const PERCHES: Partial<Record<PerchKind, (view: View) => void>> = {
  rama: drawRama,
  tallo: drawTallo,
  cable: drawCable,
  tronco: drawTronco,
  poste: drawPoste,
  muro: drawMuro,
  roca: drawRoca,
};

/** Birds on posts have one each. */
function drawOtherPosts(view: View): void {
  if (view.scene.perch.kind !== 'poste') return;
  for (const stand of view.stand.others ?? []) drawPoste({ ...view, stand });
}

export function drawPerch(view: View): void {
  drawOtherPosts(view);
  PERCHES[view.scene.perch.kind]?.(view);
}
