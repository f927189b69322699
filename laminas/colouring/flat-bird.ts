import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawAirborne } from '../airborne.ts';
import { paintBareParts } from '../bird.ts';
import { groundUnder, standOf } from '../figure.ts';
import type { Point } from '../geometry/point.ts';
import { hideBehindPerch } from '../plumaje/behind-perch.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { paintOwlFace } from '../plumaje/owl/face.ts';
import { paintOwlFeet } from '../plumaje/owl/feet.ts';
import type { Subject } from '../plumaje/subject.ts';
import type { Recipe } from '../recipe.ts';
import { type PerchSurface, perchSurface, type Stand } from '../scenes/scene.ts';
import { inFalseColours } from './false-colours.ts';
import { paintBareSkin, paintFlatPlumage } from './flat-plumage.ts';
import { flatSubject } from './flat-subject.ts';

/** A bird painted without light and texture, px of the plate as it is seen. */
export interface FlatBird {
  /** Its true colours. */
  colours: Canvas;
  /** Its plumage in false colours. */
  plumage: Canvas;
  /** Its legs alone, and its legs and its bill; both show where no plumage lies over them. */
  legs?: Canvas;
  bare?: Canvas;
  /** How it stands, and on what; nothing of a bird in flight. */
  stand?: Stand;
  surface?: PerchSurface;
  /** Whether the canvases still show it facing left, and must be turned. */
  turned: boolean;
  subject?: Subject;
}

/** Only the bird that the page is about, as large as a plate takes it. */
const alone = ({ pareja, frame, ...recipe }: Recipe): Recipe => recipe;

/** Paints the bird of a recipe flat. */
export function flatBird(own: Recipe): FlatBird {
  const recipe = alone(own);
  if (recipe.aloft?.main) return flatInFlight(recipe);
  const facing = recipe.facing ?? 'left';
  const frames = flatSubject(recipe).frames;
  const stand = standOf(recipe, frames);
  const surface = perchSurface(recipe.scene, stand);
  const { inverted = false } = frames.anatomy;
  const under = (foot: Point) => ({ ...groundUnder(surface, facing, foot), inverted });
  const hidden = (ctx: SKRSContext2D, subject: Subject) => {
    const sole = Math.max(...subject.frames.anatomy.legs.map(({ foot }) => foot[1]));
    if (recipe.face) hideBehindPerch(ctx, under, { x: 0, y: 0, width: PLATE_WIDTH, height: PLATE_HEIGHT }, sole);
  };

  const subject = flatSubject(recipe, frames);
  const bare = paintBareParts(subject, under).canvas;
  const legless = paintBareParts(
    { ...subject, recipe: { ...recipe, legs: { ...recipe.legs, feathered: true } } },
    under,
  ).canvas;
  const legs = without(bare, legless);
  const colours = createLayer();
  paintFlatPlumage(colours.ctx, subject);
  hidden(colours.ctx, subject);
  if (recipe.face) {
    const feet = createLayer();
    paintOwlFeet(feet.ctx, subject, under);
    legs.getContext('2d').drawImage(feet.canvas, 0, 0);
    paintOwlFace(colours.ctx, subject, recipe.face);
  } else paintBareSkin(colours.ctx, subject);

  const falseRecipe = inFalseColours(recipe);
  const plumage = createLayer();
  const falseSubject = flatSubject(falseRecipe, frames);
  paintFlatPlumage(plumage.ctx, falseSubject);
  hidden(plumage.ctx, falseSubject);
  return {
    colours: colours.canvas,
    plumage: plumage.canvas,
    legs,
    bare,
    stand,
    surface,
    turned: facing === 'right',
    subject,
  };
}

/** What of a canvas is not on another, on a layer of the plate's size. */
function without(canvas: Canvas, other: Canvas): Canvas {
  const layer = createLayer();
  layer.ctx.drawImage(canvas, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  layer.ctx.globalCompositeOperation = 'destination-out';
  layer.ctx.drawImage(other, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  layer.ctx.globalCompositeOperation = 'source-over';
  return layer.canvas;
}

function flatInFlight(recipe: Recipe): FlatBird {
  const paint = ({ aloft }: Recipe) => {
    const canvas = createCanvas(PLATE_WIDTH, PLATE_HEIGHT);
    const ctx = canvas.getContext('2d');
    if (aloft) ctx.drawImage(drawAirborne(recipe, aloft), 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    return canvas;
  };
  return { colours: paint(recipe), plumage: paint(inFalseColours(recipe)), turned: false };
}

