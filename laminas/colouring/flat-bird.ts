import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { drawAirborne } from '../airborne.ts';
import { type GroundUnder, paintBillInProfile, paintLegs } from '../bare-parts.ts';
import { groundUnder, standOf } from '../figure.ts';
import type { Point } from '../geometry/point.ts';
import { hideBehindPerch } from '../plumaje/behind-perch.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { paintOwlBill } from '../plumaje/owl/bill.ts';
import { paintOwlFace } from '../plumaje/owl/face.ts';
import { paintOwlFeet } from '../plumaje/owl/feet.ts';
import type { Subject } from '../plumaje/subject.ts';
import type { Recipe } from '../recipe.ts';
import { surfaceOf } from '../scenes/perches/surface.ts';
import type { PerchSurface, Stand } from '../scenes/stand.ts';
import { type EyeShape, eyesOf } from './eyes.ts';
import { inFalseColours } from './false-colours.ts';
import { paintBareSkin, paintFlatPlumage } from './flat-plumage.ts';
import { flatSubject } from './flat-subject.ts';

/** Px of the plate to a side of one cell. */
export const CELL = 2;

/** A bird painted without light and texture, one canvas px a cell, all layers still facing left where it will be `turned`. */
export interface FlatBird {
  layers: Layers;
  eyes: EyeShape[];
  turned: boolean;
  /** Nothing of these for a bird in flight. */
  subject?: Subject;
  stand?: Stand;
  surface?: PerchSurface;
}

export interface Layers {
  legs?: Canvas;
  bill?: Canvas;
  /** The plumage in its true colours and in false ones. */
  colours: Canvas;
  plumage: Canvas;
}

/** Paints the bird of a recipe flat: the first of its plate, as large as the plate takes it. */
export function flatBird({ pareja, frame, ...recipe }: Recipe): FlatBird {
  if (recipe.aloft?.main) return flatInFlight(recipe);
  const facing = recipe.facing ?? 'left';
  const subject = flatSubject(recipe);
  const stand = standOf(recipe, subject.frames);
  const surface = surfaceOf(recipe.scene, stand);
  const { inverted = false } = subject.frames.anatomy;
  const under: GroundUnder = (foot) => ({ ...groundUnder(surface, facing, foot), inverted });
  const inFalse = flatSubject(inFalseColours(recipe), subject.frames);
  const layers = {
    legs: painted((ctx) => paintAllLegs(ctx, subject, under)),
    bill: painted((ctx) => (recipe.face ? paintOwlBill : paintBillInProfile)(ctx, subject)),
    colours: painted((ctx) => paintColours(ctx, subject, under)),
    plumage: painted((ctx) => paintPlumage(ctx, inFalse, recipe, under)),
  };
  return { layers, eyes: eyesOf(subject), turned: facing === 'right', subject, stand, surface };
}

function paintAllLegs(ctx: SKRSContext2D, subject: Subject, under: GroundUnder): void {
  if (subject.recipe.face) paintOwlFeet(ctx, subject, under);
  paintLegs(ctx, subject, under);
}

function painted(paint: (ctx: SKRSContext2D) => void): Canvas {
  const { canvas, ctx } = createLayer(1 / CELL);
  paint(ctx);
  return canvas;
}

function paintColours(ctx: SKRSContext2D, subject: Subject, under: GroundUnder): void {
  paintPlumage(ctx, subject, subject.recipe, under);
  if (subject.recipe.face) paintOwlFace(ctx, subject, subject.recipe.face);
  else paintBareSkin(ctx, subject);
}

/** The plumage but for what a perch hides of an owl that faces us. */
function paintPlumage(ctx: SKRSContext2D, subject: Subject, { face }: Recipe, under: GroundUnder): void {
  paintFlatPlumage(ctx, subject);
  if (!face) return;
  const sole = Math.max(...subject.frames.anatomy.legs.map(({ foot }: { foot: Point }) => foot[1]));
  hideBehindPerch(ctx, under, { x: 0, y: 0, width: PLATE_WIDTH, height: PLATE_HEIGHT }, sole);
}

function flatInFlight(recipe: Recipe): FlatBird {
  const paint = ({ aloft }: Recipe) =>
    painted((ctx) => {
      if (aloft) ctx.drawImage(drawAirborne(recipe, aloft), 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    });
  return {
    layers: { colours: paint(recipe), plumage: paint(inFalseColours(recipe)) },
    eyes: [],
    turned: false,
  };
}
