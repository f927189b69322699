import type { Anatomy } from '../../../laminas/anatomy/anatomy.ts';
import { type Rgb, rgbOf } from '../../../laminas/geometry/colour.ts';
import { type Point, walk } from '../../../laminas/geometry/point.ts';
import { framesOf } from '../../../laminas/plumaje/frames.ts';
import { rasgosOf } from '../../../laminas/rasgos.ts';
import type { Recipe } from '../../../laminas/recipe.ts';
import { apart, type Probe, shows } from './probe.ts';

/** A bird on its plate: what it was drawn from, and its pixels. */
export interface Drawn {
  recipe: Recipe;
  anatomy: Anatomy;
  bird: Probe;
}

/** How a bird breaks a promise, in one sentence; nothing when it keeps it. */
type Check = (drawn: Drawn) => string | undefined;

/** What every plate promises, by the words of the promise. */
export const PROMISES = {
  'stays within the frame and fills it': frame,
  'has an eye and a bill of their own colours': eyeAndBill,
  'shows two feet, or hides them where no bird shows them': feet,
  'has the colours of its recipe': colours,
  'has three to five rasgos, each on what is drawn': rasgos,
} satisfies Record<string, Check>;

/** With a second bird beside it, or as a very small species, a bird leaves some of the plate to the rest. */
const LEAST_SHARE = { alone: 0.5, paired: 0.4 };
const GREATEST_HEIGHT = 0.86;

function frame({ recipe, bird }: Drawn): string | undefined {
  const [across, down] = [bird.box.width / 1200, bird.box.height / 900];
  const least = recipe.pareja ? LEAST_SHARE.paired : LEAST_SHARE.alone;
  if (bird.border() > 0) return 'it is cut off at the border';
  if (Math.max(across, down) <= least) return `it fills no more than ${Math.max(across, down).toFixed(2)}`;
  return down < GREATEST_HEIGHT ? undefined : `it fills ${down.toFixed(2)} of the height`;
}

/** A point of the anatomy on the plate as it is seen. */
const seen = (recipe: Recipe, [x, y]: Point): Point => [recipe.facing === 'right' ? 1200 - x : x, y];

function middleOfBill(recipe: Recipe, anatomy: Anatomy): Point {
  const length = recipe.bill.length * anatomy.headRadius;
  const base = framesOf(anatomy).sheet.at(0, 0.5);
  return seen(
    recipe,
    anatomy.frontal ? [600, anatomy.eye[1] + length * 0.5] : walk(base, anatomy.bill, length * 0.4),
  );
}

/** The dark of a pupil. */
const PUPIL = '#0c0a0a';

function eyeAndBill({ recipe, anatomy, bird }: Drawn): string | undefined {
  const { eye, bill } = recipe;
  const pixels = bird.around(seen(recipe, anatomy.eye), eye.radius * anatomy.headRadius);
  if (!shows(pixels, [eye.iris, PUPIL])) return 'no eye is seen';
  const near = bird.around(middleOfBill(recipe, anatomy), anatomy.headRadius * 0.3);
  return shows(near, [bill.upper, bill.lower, bill.tip, bill.cere]) ? undefined : 'no bill is seen';
}

function feet({ recipe, anatomy, bird }: Drawn): string | undefined {
  const { perch } = recipe.scene;
  const hidden = perch.kind === 'agua' || perch.kind === 'aire';
  const count = anatomy.legs.length;
  if (count !== (hidden && count === 0 ? 0 : 2)) return `it has ${count} legs`;
  if (hidden || recipe.legs.feathered) return undefined;
  const { colour, claw } = recipe.legs;
  const unseen = anatomy.legs.some(
    ({ foot }) => !shows(bird.around(seen(recipe, foot), anatomy.headRadius * 0.3), [colour, claw]),
  );
  return unseen ? 'a foot is not seen' : undefined;
}

/** Every colour that a value of a recipe names. */
function coloursIn(value: unknown): Rgb[] {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? [rgbOf(value)] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(coloursIn) : [];
}

/** Places a side at which colours are read, and the share of them that may be of no colour of the recipe. */
const GRID = 40;
const STRANGE_SHARE = 0.07;

function colours({ recipe, bird }: Drawn): string | undefined {
  const named = coloursIn(recipe);
  const { x, y, width, height } = bird.box;
  const pixels: Rgb[] = [];
  for (let i = 0; i < GRID; i++) {
    for (let j = 0; j < GRID; j++)
      pixels.push(...bird.around([x + (width * i) / GRID, y + (height * j) / GRID], 0));
  }
  const strange = pixels.filter((pixel) => named.every((colour) => apart(pixel, colour) > 75));
  const share = strange.length / pixels.length;
  return share < STRANGE_SHARE ? undefined : `${(share * 100).toFixed(0)} % are of no colour of its recipe`;
}

const WORDS = /^\p{Lu}[^.]{6,58}[^.\s]$/u;

function rasgos({ recipe, bird }: Drawn): string | undefined {
  const told = rasgosOf(recipe);
  if (told.length < 3 || told.length > 5) return `it has ${told.length} rasgos`;
  for (const [i, { texto: text, x, y }] of told.entries()) {
    const at = recipe.rasgos[i]?.at ?? {};
    const onBird = !('plate' in at) && !('aloft' in at && !recipe.aloft?.main);
    if (onBird && bird.around([x, y], 12).length === 0) return `«${text}» is on nothing`;
    if (!WORDS.test(text)) return `«${text}» is not written as a rasgo`;
    if (x <= 0 || x >= 1200 || y <= 0 || y >= 900) return `«${text}» is not on the plate`;
  }
  return undefined;
}
