import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Familia } from '../../domain/orden.ts';
import type { Figure } from '../figure.ts';
import { drawBird, type Plate } from '../plate.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import type { Feather, Ornament, Recipe } from '../recipe.ts';
import { drawBackdrop, drawForeground, type Habitat, type Perch } from '../scenes/scene.ts';
import { BUILDS, type Build } from './families.ts';

/** Deep green-grey of every silhouette: it does not pretend to a colour of the species. */
const INK = '#2f4a3c';

/** What a silhouette is drawn from. */
export interface SilhouetteInput {
  familia: string;
  habitat: Habitat;
  seed: number;
  slug: string;
}

const feather: Feather = { colour: INK };

function ornamentsOf(build: Build): Ornament[] {
  const ornaments: Ornament[] = [];
  if (build.crest) ornaments.push({ kind: 'fan-crest', colour: INK, band: INK, tip: INK });
  if (build.wings) ornaments.push({ kind: 'open-wings', colour: INK, ...build.wings });
  return ornaments;
}

/** The perch of the family, or that of its habitat where it would be odd: reeds by the water, rocks in the hills. */
function perchFor(build: Build, habitat: Habitat): Perch {
  const wet = habitat === 'humedal' || habitat === 'río';
  if (build.perch.kind === 'tallo' && wet) return { kind: 'tallo', plant: 'carrizo' };
  if (build.perch.kind !== 'rama') return build.perch;
  if (habitat === 'roquedo' || habitat === 'alta montaña') return { kind: 'roca' };
  return build.perch;
}

/** A recipe without colours: only the shape of the family. */
function recipeOf({ familia, habitat, seed, slug }: SilhouetteInput): Recipe {
  const build: Build | undefined = BUILDS[familia as Familia];
  if (!build) throw new Error(`laminas/silhouettes/families.ts has no build for ${familia}`);
  const face = { disc: INK, discDark: INK, rim: INK, brow: INK, chin: INK };
  return {
    slug,
    archetype: build.archetype,
    facing: seed % 2 === 0 ? 'left' : 'right',
    ...(build.pose && { pose: build.pose }),
    frame: { size: build.size ?? 1 },
    base: INK,
    tracts: [],
    wing: {
      ...(build.chord && { chord: build.chord }),
      lesserCoverts: INK,
      scapulars: INK,
      rows: { primaries: { feather }, secondaries: { feather } },
    },
    tail: { feather, ...build.tail },
    bill: { upper: INK, ...build.bill },
    eye: { radius: 0.1, iris: INK },
    legs: {
      colour: INK,
      claw: INK,
      ...(build.legs?.thickness && { thickness: build.legs.thickness }),
      ...(build.archetype === 'owl' && { feathered: true }),
    },
    ...(build.archetype === 'owl' && {
      face: build.ear ? { ...face, tufts: { length: build.ear, dark: INK, pale: INK } } : face,
    }),
    ornaments: ornamentsOf(build),
    scene: { habitat, perch: perchFor(build, habitat) },
    rasgos: [],
  };
}

/** Everything that is painted, in one flat tone. */
function flatten(bird: Canvas): Canvas {
  const canvas = createCanvas(bird.width, bird.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(bird, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = INK;
  ctx.fillRect(0, 0, bird.width, bird.height);
  return canvas;
}

/** A flat silhouette of the family on the disc of the habitat, for species without a recipe yet. */
export function drawSilhouette(input: SilhouetteInput): Plate {
  const recipe = recipeOf(input);
  const { bird, stand }: Figure = drawBird(recipe);
  const canvas = createCanvas(PLATE_WIDTH, PLATE_HEIGHT);
  const ctx = canvas.getContext('2d');
  const figure = flatten(bird);
  drawBackdrop(ctx, recipe.scene, { ...stand, figure }, input.seed);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(figure, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  drawForeground(ctx, recipe.scene, { ...stand, figure }, input.seed);
  const { data } = ctx.getImageData(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  return { width: PLATE_WIDTH, height: PLATE_HEIGHT, rgba: data };
}
