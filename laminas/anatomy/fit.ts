import { airborneAnatomy } from '../airborne-plan.ts';
import { type Box, boxOf, clamp, distance, type Path, type Point, pick, walk } from '../geometry/point.ts';
import { Sheet } from '../geometry/sheet.ts';
import type { Recipe } from '../recipe.ts';
import type { Anatomy } from './anatomy.ts';
import { ARCHETYPES } from './archetypes/archetypes.ts';
import { standing } from './legs/stance.ts';
import { posed, transform } from './pose.ts';
import { raiseBend, tipAt } from './wing/wing-on-tail.ts';

/** Share of the plate that the bird fills, in height or in width, whichever it meets first. */
const HEIGHT_SHARE = 0.675;
const WIDTH_SHARE = 0.7;
const MIDDLE: Point = [600, 442];

/** How far beside the tail's axis a wing tip lies where the plan does not say, shares of the tail's width. */
const TIP_BESIDE = -0.1;

const billTip = (anatomy: Anatomy, recipe: Recipe): Point => {
  const [, x1, y1] = pick(anatomy.dorsal, 0);
  const [, x2, y2] = pick(anatomy.ventral, 0);
  return walk(
    [(x1 + x2) / 2, (y1 + y2) / 2],
    anatomy.bill,
    anatomy.frontal ? 0 : recipe.bill.length * anatomy.headRadius,
  );
};

const tailTip = (anatomy: Anatomy, recipe: Recipe): Point => {
  const { length = 0, streamer = 0, fork = 0, lift = 0, central = 0 } = recipe.tail ?? {};
  const reach = length * (1 + Math.max(fork, central)) * (1 + streamer) * anatomy.headRadius;
  return walk(anatomy.tail.base, anatomy.tail.direction - lift, reach);
};

/** Length of the bird laid out straight, bill tip to tail tip, px. */
export function totalLength(anatomy: Anatomy, recipe: Recipe): number {
  const sheet = new Sheet(anatomy.dorsal, anatomy.ventral);
  const { streamer = 0 } = recipe.tail ?? {};
  const tail = (recipe.tail?.length ?? 0) * anatomy.headRadius * (1 + streamer);
  const spine = [0.1, 0.25, 0.45, 0.7, 1].map((u) => sheet.at(u, 0.5));
  let length = distance(billTip(anatomy, recipe), pick(spine, 0)) + tail;
  for (let i = 1; i < spine.length; i++) length += distance(pick(spine, i - 1), pick(spine, i));
  return length;
}

/** The folded wing stretched along its own axis: its tip where the plan says, or its chord as the species measures. */
function withChord(anatomy: Anatomy, recipe: Recipe): Anatomy {
  const wing = anatomy.wing;
  const { chord, plan } = recipe.wing ?? {};
  if (plan && recipe.tail) {
    const place = { along: plan.tipOnTail, beside: plan.tipBeside ?? TIP_BESIDE };
    return raiseBend(tipAt(anatomy, recipe.tail, place), (plan.bendRaised ?? 0) * anatomy.headRadius);
  }
  if (!wing || !chord) return anatomy;
  const shoulder = pick(wing.upper, 0);
  const tip = pick(wing.lower, wing.lower.length - 1);
  const length = distance(shoulder, tip);
  const factor = clamp((chord * totalLength(anatomy, recipe)) / length, 0.75, 1.35);
  const along: Point = [(tip[0] - shoulder[0]) / length, (tip[1] - shoulder[1]) / length];
  const stretch = (points: Path) =>
    points.map((point): Point => {
      const run = (point[0] - shoulder[0]) * along[0] + (point[1] - shoulder[1]) * along[1];
      return [point[0] + along[0] * run * (factor - 1), point[1] + along[1] * run * (factor - 1)];
    });
  return { ...anatomy, wing: { upper: stretch(wing.upper), lower: stretch(wing.lower) } };
}

/** All that shows of the bird, bill, wing, tail and feet included. */
function extent(anatomy: Anatomy, recipe: Recipe): Box {
  const sheet = new Sheet(anatomy.dorsal, anatomy.ventral);
  const crest = recipe.ornaments?.some((ornament) => ornament.kind === 'fan-crest');
  const tuftHeight = recipe.face?.tufts?.length ?? 0;
  const top = walk(anatomy.eye, -Math.PI / 2, anatomy.headRadius * (crest ? 2.5 : 0.5 + tuftHeight));
  return boxOf([
    ...sheet.outline(),
    billTip(anatomy, recipe),
    tailTip(anatomy, recipe),
    ...anatomy.legs.map((leg) => leg.foot),
    ...(anatomy.wing?.lower ?? []),
    top,
  ]);
}

/** The posed bird at its size and place in the plate: composition is automatic, `frame` only corrects it. */
export function fitted(recipe: Recipe): Anatomy {
  if (recipe.aloft?.main) return airborneAnatomy(recipe.aloft);
  const built = withChord(posed(ARCHETYPES[recipe.archetype], recipe.pose), recipe);
  const anatomy = standing(built, recipe.legs.stance);
  const box = extent(anatomy, recipe);
  const { size = 1, dx = 0, dy = 0 } = recipe.frame ?? {};
  const scale = Math.min((HEIGHT_SHARE * 900) / box.height, (WIDTH_SHARE * 1200) / box.width) * size;
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  return transform(
    anatomy,
    ([x, y]) => [MIDDLE[0] + dx + (x - centreX) * scale, MIDDLE[1] + dy + (y - centreY) * scale],
    scale,
    0,
  );
}
