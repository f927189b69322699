/** Where the sun or moon of a plate hangs, and the light that comes from there. */
import { distance, type Point } from '../geometry/point.ts';
import { paletteOf } from './colour/palette.ts';
import { DISC } from './disc.ts';
import type { Scene } from './scene.ts';
import type { Light } from './stand.ts';

/** Centre of sun or moon, or nothing when the disc has none. */
export function placeOf(scene: Scene): Point | undefined {
  const side =
    scene.sun ?? { mañana: 'left', tarde: 'right', noche: 'right', '': 'hidden' }[scene.hour ?? ''];
  if (side === 'hidden') return undefined;
  const reach = scene.hour === 'noche' ? 212 : 205;
  const height = scene.hour === 'tarde' ? 262 : 226;
  return [DISC.x + (side === 'left' ? -reach : reach), height];
}

/** The one light of a plate: from the sun or moon to the middle of the disc; from the upper left without them. */
export function lightOf(scene: Scene): Light {
  const palette = paletteOf(scene);
  const place = placeOf(scene) ?? ([DISC.x - 240, DISC.y - 374] as const);
  const away = distance(place, [DISC.x, DISC.y]);
  return {
    x: (place[0] - DISC.x) / away,
    y: (place[1] - DISC.y) / away,
    colour: palette.lit,
    shadow: palette.shadow,
    night: palette.night,
  };
}
