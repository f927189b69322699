import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { heading, type Path, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill, trace } from '../../geometry/trace.ts';
import type { Feather } from '../../parts/feather.ts';
import { at, end, leaf, type SoftFeather, streak, web } from './soft-shapes.ts';
import { paintSoftVermicules } from './soft-vermicules.ts';

/** Hairs a feather, their opacity and tones, and how far they stand out beyond the leaf, shares of the length. */
const HAIRS = { count: 10, opacity: 0.4, tones: 0.05, beyond: 0.07 } as const;
/** A patterned feather from its edge inwards: shares of its breadth, and opacity of each. */
const INSIDE: readonly (readonly [share: number, opacity: number])[] = [
  [0.84, 0.5],
  [0.68, 0.7],
];
const CENTRE: readonly (readonly [share: number, opacity: number])[] = [
  [1.2, 0.35],
  [0.8, 0.7],
];

/** Fills a shape of the feather with a colour that rises from nothing at the root, `strength` of its opacities. */
function lay(
  ctx: SKRSContext2D,
  feather: SoftFeather,
  shape: Path,
  colour: Rgb,
  strength = 1,
  end = strength,
): void {
  const [from, to] = [at(feather, 0, 0), at(feather, 1, 0)];
  const gradient = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  gradient.addColorStop(0.05, css(tone(colour, -0.04), 0));
  gradient.addColorStop(0.42, css(tone(colour, -0.02), feather.body * strength));
  gradient.addColorStop(0.74, css(colour, feather.body * strength));
  gradient.addColorStop(1, css(tone(colour, feather.lift ?? 0.02), feather.tip * end));
  fill(ctx, shape, gradient);
}

/** Fine barbs that fray the edge. */
function paintHairs(ctx: SKRSContext2D, feather: SoftFeather, colour: Rgb, random: Random): void {
  ctx.lineWidth = Math.max(0.6, feather.half * 0.11);
  for (let i = 0; i < HAIRS.count; i++) {
    const across = random.range(-1, 1);
    const from = random.range(0.3, 0.72);
    const start = at(feather, from, across * 0.45);
    const end = at(feather, Math.min(0.96, from + 0.28), across * 1.05);
    const angle = heading(start, end);
    trace(ctx, [start, end, walk(end, angle, feather.length * HAIRS.beyond * random.next())], false);
    ctx.strokeStyle = css(tone(colour, random.bell() * HAIRS.tones), HAIRS.opacity * feather.body);
    ctx.stroke();
  }
}

/** Paints one loose feather; `look` gives it an edge and a dark centre of its own. */
export function paintSoftFeather(
  ctx: SKRSContext2D,
  feather: SoftFeather,
  random: Random,
  look?: Feather,
): void {
  const edge = look?.rim ?? look?.fringe;
  lay(ctx, feather, leaf(feather, 1), edge ? rgbOf(edge) : feather.colour);
  if (edge) {
    for (const [share, strength] of INSIDE) {
      lay(ctx, feather, leaf(feather, share, 0.9 + share * 0.04), feather.colour, strength, strength * 0.7);
    }
  }
  paintHairs(ctx, feather, feather.colour, random);
  for (const zone of look?.zones ?? [])
    lay(ctx, { ...feather, lift: 0 }, web(feather, zone), rgbOf(zone.colour));
  if (look?.tip) lay(ctx, { ...feather, lift: 0 }, end(feather, look.tipLength ?? 0.12), rgbOf(look.tip));
  if (look?.vermiculation) paintSoftVermicules(ctx, feather, look.vermiculation, random);
  if (!look?.centre) return;
  const width = look.centreWidth ?? 0.4;
  for (const [share, strength] of CENTRE) {
    lay(ctx, { ...feather, lift: 0 }, streak(feather, width * share), rgbOf(look.centre), strength);
  }
}
