/** A mountain torrent: boulders on both banks, white falls between them, broken water. */
import type { Random } from '../../../geometry/random.ts';
import { addCurve, addTaper, fillPath } from '../../brush/stroke.ts';
import { mix, shade, veil } from '../../colour/pigment.ts';
import { DISC, halfChord } from '../../disc.ts';
import type { View } from '../../view.ts';
import { drawBoulder, FAR_STONES, NEAR_STONES } from '../boulder.ts';
import { FOAM, spray } from './foam.ts';

/** A fall over the far stones: left and right of its lip, the lip's height, and that of its foot, px. */
type Fall = readonly [left: number, right: number, lip: number, foot: number];

const FALLS: readonly Fall[] = [
  [296, 402, 552, 642],
  [490, 566, 562, 636],
  [676, 728, 566, 634],
  [818, 926, 548, 644],
];

/** Threads of dark and white water down a fall. */
function threads({ ctx, palette }: View, [left, right, lip, foot]: Fall, random: Random): void {
  const width = right - left;
  for (const [colour, count] of [
    [veil(palette.waterNear, 0.5), 9],
    [veil(FOAM, 0.95), 11],
  ] as const)
    fillPath(ctx, colour, () => {
      for (let i = 0; i < count; i++) {
        const share = random.next();
        const from = lip + 6 + random.next() ** 2 * (foot - lip) * 0.5;
        addTaper(
          ctx,
          [left + share * width, from],
          [left + width * (share * 1.12 - 0.06), Math.min(foot, from + random.range(36, 90))],
          random.range(1, 2.6),
        );
      }
    });
}

/** A sheet of white water that bends over its lip, in threads, and bursts at its foot. */
function fall(view: View, [left, right, lip, foot]: Fall): void {
  const { ctx, palette } = view;
  const random = view.dice(`fall ${left}`);
  const width = right - left;
  const sheet = ctx.createLinearGradient(0, lip, 0, foot);
  sheet.addColorStop(0, veil(mix(palette.waterFar, FOAM, 0.15), 0.95));
  sheet.addColorStop(0.35, veil(mix(palette.waterFar, FOAM, 0.6), 0.95));
  sheet.addColorStop(1, FOAM);
  fillPath(ctx, sheet, () => {
    addCurve(
      ctx,
      [
        [left, lip + 4],
        [left + width * 0.5, lip - 5],
        [right, lip + 2],
        [right + width * 0.03, (lip + foot) / 2],
        [right + width * 0.07, foot],
        [left - width * 0.07, foot],
        [left - width * 0.03, (lip + foot) / 2],
      ],
      true,
    );
  });
  threads(view, [left, right, lip, foot], random);
  spray(view, (left + right) / 2, foot, width * 0.95, random.range(10, 14), `spray ${left}`);
}

/** White crests that run with the current, larger as they come nearer. */
function crests(view: View, from: number): void {
  const { ctx, palette } = view;
  for (const [name, colour, count, opacity] of [
    ['troughs', shade(palette.waterNear, -0.07), 60, 0.5],
    ['crests', FOAM, 190, 0.85],
  ] as const) {
    const random = view.dice(name);
    fillPath(ctx, veil(colour, opacity), () => {
      for (let i = 0; i < count; i++) {
        const depth = random.next() ** 1.2;
        const y = from + (DISC.bottom - from) * depth;
        const reach = halfChord(Math.min(y, DISC.bottom - 4));
        const x = DISC.x + random.range(-reach, reach);
        const length = random.range(22, 76) * (0.5 + depth);
        addTaper(
          ctx,
          [x, y],
          [x + length, y + random.bell() * 9 * (0.4 + depth)],
          1.2 + depth * 2.8 * random.next(),
          random.bell() * 9 * (0.3 + depth),
        );
      }
    });
  }
}

/** Paints boulders, falls and broken water over the sheet of water, within the disc. */
export function drawTorrent(view: View): void {
  for (const each of FAR_STONES) drawBoulder(view, each, true);
  for (const each of FALLS) fall(view, each);
  crests(view, 628);
  for (const each of NEAR_STONES) {
    drawBoulder(view, each, false);
    const [x, y, halfWidth, halfHeight] = each;
    if (y + halfHeight > 630) spray(view, x, y + halfHeight * 0.82, halfWidth * 1.05, 8, `foot ${x}`);
  }
}
