import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import { bodyDepth } from '../../anatomy/legs/body-depth.ts';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, heading, type Point, smoothstep, valueAt } from '../../geometry/point.ts';
import type { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft, tuftLength } from '../tufts.ts';
import { thighLine } from './thigh-line.ts';

const ROWS = 24;
/** Breadth of what shows of the far thigh, share of the near one's. */
const FAR = 0.5;
/** Breadth of the thigh at knee, at its fullest, and where its feathers end, shares of its greatest. */
const PROFILE = [0.5, 0.94, 1, 0.84, 0.54, 0.22] as const;
/** How broad the feathers come out on the leg, leg widths. */
const MOUTH = { near: 2, far: 1.3, bareShin: 1.15 };
/** How unevenly its feathers end, share of its length: over a heel, and on a bare shin where they thin out. */
const UNEVEN = { heel: 0.022, bareShin: 0.05 };
/** How much lighter the side of the thigh that meets the light is than its middle, and the other darker. */
const SIDE = 0.03;
/** How much darker its end is, in the shade of the belly. */
const UNDER = 0.04;

/** The share of the thigh at which it comes out of the belly. */
function outOfBelly({ relief }: Subject, line: Polyline): number {
  let t = 0.94;
  while (t > 0.3 && !relief.covers(line.at(t))) t -= 0.02;
  return t;
}

/** Colour of the feathers over a place of the leg: those of the belly above it. */
function groundOf({ recipe, albedo, relief }: Subject, [x, y]: Point, lift: number): Rgb {
  if (recipe.legs.trouserColour) return rgbOf(recipe.legs.trouserColour);
  let up = 0;
  while (up < 80 && !relief.covers([x, y - up])) up += 3;
  return albedo.at(x, y - up - lift);
}

/**
 * The feathered thigh of a standing bird: a mound in the flank that narrows to the leg, its rows laid from below upwards, the
 * lowest loose and uneven so that the leg comes out of feathers and not out of a cuff. The far one only shows its end.
 */
export function paintThigh(ctx: SKRSContext2D, subject: Subject, bones: LegBones, far: boolean): void {
  const share = subject.recipe.legs.stance?.thigh ?? 0.3;
  if (share === 0) return;
  const { sheet, unit } = subject.frames;
  const random = subject.stream(far ? 'far thigh' : 'near thigh');
  const line = thighLine(subject, bones, far);
  const out = outOfBelly(subject, line);
  const breadth = Math.max(share * bodyDepth(sheet) * (far ? FAR : 1), bones.width * 3);
  const bareShin = bones.set?.bareShin;
  const mouth = bones.width * (bareShin ? MOUTH.bareShin : far ? MOUTH.far : MOUTH.near);
  const uneven = bareShin ? UNEVEN.bareShin : UNEVEN.heel;
  const half = (t: number) =>
    Math.max(
      valueAt(PROFILE, t) * breadth * 0.5,
      blend(mouth, bones.width * 0.8, smoothstep(out - 0.05, 1, t)),
    );
  const shade = far ? -0.07 : 0;
  const endOnly = subject.recipe.legs.stance?.flankWhole;
  const bare = far ? 0 : out - (endOnly ? 0 : 0.08);
  const below = Array.from({ length: 16 }, (_, i) => blend(bare, 0.95, i / 15));
  const ends = ribbon(
    below.map((t) => line.at(t)),
    (t) => half(blend(bare, 0.95, t)) * 0.92,
  );
  fill(ctx, ends, css(tone(groundOf(subject, line.at(1), 4), shade - UNDER)));
  const length = tuftLength(subject, 0.5) * 0.86;
  const first = endOnly ? Math.ceil(out * ROWS) : 0;
  for (let row = ROWS; row >= first; row--) {
    const at = row / ROWS;
    const count = Math.max(8, Math.round((half(at) * 2) / (length * 0.13)));
    for (let i = 0; i <= count; i++) {
      const across = (i / count) * 2 - 1 + random.bell() * 0.1;
      const t = at * 0.95 + random.bell() * uneven;
      if (!far && Math.abs(across) > 0.7 && t < 0.5 && random.chance(0.6)) continue;
      const root = line.beside(t, across * half(t));
      const flow = heading(line.at(t - 0.03), line.at(t + 0.03));
      const reach = length * blend(1.05, 0.42, at ** 2) * random.range(0.7, 1.2);
      const edge = across * (subject.light.x < 0 ? -1 : 1) * SIDE;
      ctx.fillStyle = css(
        tone(groundOf(subject, root, 0), shade + random.bell() * 0.028 - edge - UNDER * at ** 3),
      );
      brushTuft(
        ctx,
        root,
        flow - across * blend(-0.12, 0.22, at) + random.bell() * 0.07,
        reach,
        reach * blend(0.3, 0.2, at),
        random.bell() * 1.5,
      );
    }
  }
  if (!far && !endOnly)
    subject.relief.raise(
      ribbon(line.even(20), (t) => half(t) * 0.8),
      17 * unit,
      4,
    );
}
