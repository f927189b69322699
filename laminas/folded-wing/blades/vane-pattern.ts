import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, type Point, smoothstep } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill } from '../../geometry/trace.ts';
import type { Feather, FeatherBars, Zone } from '../../parts/feather.ts';
import type { Blade } from './blade.ts';
import { paintNotches, paintVermiculation } from './vane-marks.ts';

/** How far a zone runs on along the edge beyond its end at the shaft, shares of the length: an edge runs out in a point. */
const SLANT = { outer: 0.14, inner: 0.03, both: 0.035 } as const;
/** How deep the dark vane reaches into a pale tip along the shaft, widths of the outer web, and the most of the tip that it takes. */
const NOTCH = 0.35;
const MOST = 0.4;
/** Steps of the soft border of a zone or a tip: how far it is moved, shares of the length, and its opacity. */
const SOFT: readonly (readonly [moved: number, opacity: number])[] = [
  [0.02, 0.35],
  [0.008, 0.55],
  [0, 1],
];

const WEBS: Readonly<Record<NonNullable<Zone['web']>, readonly [low: number, high: number]>> = {
  outer: [0, 1.15],
  inner: [-1.15, 0],
  both: [-1.15, 1.15],
};

/** A coloured part of one or both webs: its ends follow the barbs, so that the stripes of a row end in steps. */
function paintZone(ctx: SKRSContext2D, blade: Blade, zone: Zone, random: Random): void {
  const [low, high] = WEBS[zone.web ?? 'both'];
  const slant = SLANT[zone.web ?? 'both'];
  const colour = tone(rgbOf(zone.colour), random.bell() * 0.014);
  for (const [moved, opacity] of SOFT) {
    const at = (t: number, across: number) => {
      const web = across * (across > 0 ? blade.outer : blade.inner);
      const shift =
        zone.skew === undefined ? slant * (Math.abs(across) - 0.5) : (zone.skew * web) / blade.length;
      return blade.shaft.beside(t + shift, web);
    };
    const from = zone.from <= 0 ? -0.05 : zone.from - moved;
    const to = zone.to >= 1 ? 1.1 : zone.to + moved;
    const side = (across: number) =>
      Array.from({ length: 17 }, (_, i) => at(blend(from, to, i / 16), across));
    const end = Array.from({ length: 7 }, (_, j) => at(to, blend(high, low, j / 6)));
    fill(ctx, [...side(high), ...end, ...side(low).reverse()], css(colour, (zone.opacity ?? 1) * opacity));
  }
}

/** A pale tip: widest at the edges, notched by the dark vane along the shaft. */
function paintTip(ctx: SKRSContext2D, blade: Blade, colour: string, share: number): void {
  const notch = Math.min(share * MOST, (NOTCH * blade.outer) / blade.length);
  for (const [moved, opacity] of SOFT) {
    const border = Array.from({ length: 9 }, (_, j): Point => {
      const across = blend(-1.2, 1.2, j / 8);
      const at = 1 - share - moved * Math.min(1, share * 5) + notch * (1 - Math.abs(across) / 1.2) ** 1.4;
      return blade.shaft.beside(at, across * (across > 0 ? blade.outer : blade.inner));
    });
    const far = [blade.shaft.beside(1.1, blade.outer * 1.3), blade.shaft.beside(1.1, -blade.inner * 1.3)];
    fill(ctx, [...border, ...far], css(rgbOf(colour), opacity * 0.97));
  }
}

/** A dark centre along the shaft, soft at its sides and ending before the tip. */
function paintCentre(ctx: SKRSContext2D, blade: Blade, feather: Feather): void {
  if (!feather.centre) return;
  const width = feather.centreWidth ?? 0.55;
  const from = feather.centreFrom ?? 0;
  for (const [wider, opacity] of [
    [1.25, 0.3],
    [1, 0.5],
    [0.75, 0.8],
  ] as const) {
    const reach = (t: number) =>
      width * wider * smoothstep(from - 0.2, from + 0.15, t) * clamp((1 - t) / 0.16) ** 0.5;
    const side = (sign: number) => blade.along((t) => sign * reach(t), 0, 0.97);
    fill(ctx, [...side(1), ...side(-1).reverse()], css(rgbOf(feather.centre), opacity));
  }
}

/** Bars across one or both webs, bent towards the tip at the shaft and thinner at the edges. */
function paintBars(ctx: SKRSContext2D, blade: Blade, bars: FeatherBars): void {
  const [low, high] = WEBS[bars.web ?? 'both'];
  const half = bars.width / 2 / blade.length;
  for (let i = 0; i < bars.count; i++) {
    const t = blend(bars.from ?? 0.1, bars.to ?? 0.95, bars.count === 1 ? 0 : i / (bars.count - 1));
    const edge = (side: number) =>
      Array.from({ length: 7 }, (_, j): Point => {
        const across = blend(low, high, j / 6);
        const web = across * (across > 0 ? blade.outer : blade.inner);
        return blade.shaft.beside(
          t + side * half * (1 - 0.35 * Math.abs(across)) - (0.25 * Math.abs(web)) / blade.length,
          web,
        );
      });
    fill(ctx, [...edge(-1), ...edge(1).reverse()], css(rgbOf(bars.colour), bars.opacity ?? 0.9));
  }
}

/** What is coloured inside the outline of a feather. */
export function paintPattern(ctx: SKRSContext2D, blade: Blade, feather: Feather, random: Random): void {
  if (feather.vermiculation) paintVermiculation(ctx, blade, feather.vermiculation, random);
  paintCentre(ctx, blade, feather);
  for (const zone of feather.zones ?? []) paintZone(ctx, blade, zone, random);
  if (feather.bars) paintBars(ctx, blade, feather.bars);
  if (feather.notches) paintNotches(ctx, blade, feather.notches, random);
  if (feather.tip) paintTip(ctx, blade, feather.tip, feather.tipLength ?? 0.12);
}
