import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { type Point, smoothstep, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { FeatherTract } from '../../parts/feather-tract.ts';
import type { Subject } from '../subject.ts';
import { layRows, type Quill } from './lay-rows.ts';
import { paintPenMark } from './pen-marks.ts';
import { addVane, type Inset, onQuill } from './quill-shape.ts';
import { groundOf } from './ruled-patch.ts';

/** How much of a vane is seen where a tract does not tell. */
const VANE = 0.6;
/** Share of a tract over which its foremost vanes come up out of the plumage before it: no tract begins in a line. */
const RISES = 0.1;
/** Where on a feather the colour of its vane is taken, share of its length: what one sees of it. */
const SEEN = 0.62;
/** Where a fringe is wide: round the tip, thinning to the sides, or along the sides, open at the tip. */
const INSETS: Readonly<Record<NonNullable<FeatherTract['fringeAt']>, (width: number) => Inset>> = {
  tip: (width) => ({ side: width * 0.35, tip: width }),
  sides: (width) => ({ side: width, tip: 0.02 }),
};
const FRINGE = { width: 0.12, opacity: 0.6 } as const;
/** Opacity of the shade that a feather's tip throws on the one behind, and its width, px of the archetype. */
const SHADE = { opacity: 0.16, width: 1.5 } as const;

/** The vane of one feather, its shade on the next and its fringe. */
function paintVane(
  ctx: SKRSContext2D,
  quill: Quill,
  tract: FeatherTract,
  ground: Rgb,
  scale: number,
  random: Random,
): void {
  const at = onQuill(quill);
  const vane = (tract.vane ?? VANE) * smoothstep(-0.02, RISES, quill.t);
  if (vane > 0) {
    const tip = onQuill({ ...quill, root: walk(quill.root, quill.angle, SHADE.width * scale) });
    ctx.fillStyle = css(tone(ground, -0.14), SHADE.opacity * vane ** 2);
    ctx.beginPath();
    addVane(ctx, tip);
    ctx.fill();
    ctx.fillStyle = css(ground, vane);
    ctx.beginPath();
    addVane(ctx, at);
    ctx.fill();
  }
  if (!tract.fringe) return;
  const width = tract.fringeWidth ?? FRINGE.width;
  const opacity = (tract.fringeOpacity ?? FRINGE.opacity) * random.range(0.5, 1.1);
  ctx.fillStyle = css(tone(rgbOf(tract.fringe), random.bell() * 0.02), opacity);
  ctx.beginPath();
  addVane(ctx, at);
  addVane(ctx, at, INSETS[tract.fringeAt ?? 'tip'](width));
  ctx.fill('evenodd');
}

function paintTract(
  ctx: SKRSContext2D,
  subject: Subject,
  tract: FeatherTract,
  random: Random,
  region?: (point: Point) => boolean,
  whole = !region,
): void {
  const ground = groundOf(subject, tract.on ?? 'body');
  if (!ground) return;
  const { frames, albedo } = subject;
  for (const quill of layRows(tract, ground, frames.anatomy.headRadius, random)) {
    const change = random.bell() * 0.028;
    const place = walk(quill.root, quill.angle, quill.length * SEEN);
    if (region && !region(place)) continue;
    const colour = tract.colour ? rgbOf(tract.colour) : albedo.at(place[0], place[1]);
    if (whole) paintVane(ctx, quill, tract, tone(colour, change), frames.unit, random);
    if (tract.mark && quill.marked) paintPenMark(ctx, onQuill(quill), tract.mark, quill.grow, random);
  }
}

/** The tracts of single feathers that lie on body or wing, each with a random stream of its own; `region` keeps those near a seam, of which only the marks are laid again unless they are `whole`. */
export function paintRows(
  ctx: SKRSContext2D,
  subject: Subject,
  on: NonNullable<FeatherTract['on']>,
  region?: (point: Point) => boolean,
  whole?: boolean,
): void {
  for (const [i, tract] of (subject.recipe.rows ?? []).entries()) {
    if ((tract.on ?? 'body') !== on) continue;
    paintTract(ctx, subject, tract, subject.stream(`rows ${i}`), region, whole);
  }
}
