import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { distance, heading } from '../../geometry/point.ts';
import { isInside } from '../../geometry/polygon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fillSoft } from '../../geometry/trace.ts';
import type { FeatherPatch } from '../../parts/wing.ts';
import { paintMark } from '../mark-shapes.ts';
import { brushTuft } from '../tufts.ts';
import type { WingWork } from './wing-coverts.ts';

/** Length of the feathers of a patch, px at a wing scale of 1. */
const LENGTH = 22;

function paintPatch(ctx: SKRSContext2D, work: WingWork, patch: FeatherPatch, name: string): void {
  const { sheet, subject, scale } = work;
  const random = subject.stream(name);
  const region = curveThrough(patch.over, true, 8);
  const rgb = rgbOf(patch.colour);
  const length = LENGTH * scale * (patch.length ?? 1);
  const along = region.map(([s]) => s);
  const across = region.map(([, w]) => w);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  const [top, low] = [Math.min(...across), Math.max(...across)];
  if (patch.closed)
    fillSoft(
      ctx,
      region.map(([s, w]) => sheet.at(s, w)),
      css(rgb),
      1.2,
    );
  const rows = Math.max(3, Math.round(((to - from) * sheet.upper.length) / (length * 0.22)));
  for (let i = rows; i >= 0; i--) {
    const s = from + ((to - from) * i) / rows;
    const count = Math.max(3, Math.round(distance(sheet.at(s, top), sheet.at(s, low)) / (length * 0.24)));
    for (let j = 0; j <= count; j++) {
      const w = top + ((low - top) * (j + random.range(-0.5, 0.5))) / count;
      const at = s + random.bell() * 0.012;
      if (!isInside([at, w], region) || !random.chance(patch.density ?? 1)) continue;
      const root = sheet.at(at, w);
      const angle = heading(root, sheet.at(at + 0.06, w)) + random.bell() * 0.1;
      const reach = length * random.range(0.75, 1.15);
      ctx.fillStyle = css(tone(rgb, random.bell() * 0.03));
      brushTuft(ctx, root, angle, reach, reach * 0.34, random.bell() * 2);
      if (patch.mark && random.chance((patch.mark.chance ?? 0.4) * 0.4)) {
        paintMark(ctx, root, angle, reach * (patch.mark.size ?? 1.1), patch.mark, random);
      }
    }
  }
}

/** Patches of small feathers that lie over the bend, the coverts and the scapulars: a white shoulder, a black one. */
export function paintFeatherPatches(ctx: SKRSContext2D, work: WingWork): void {
  for (const [i, patch] of (work.wing.patches ?? []).entries()) paintPatch(ctx, work, patch, `patch ${i}`);
}
