import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../geometry/colour.ts';
import { boxOf } from '../geometry/point.ts';
import { hash, streamOf } from '../geometry/random.ts';
import { Sheet } from '../geometry/sheet.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { applyLight } from '../plumaje/light.ts';
import { Relief } from '../plumaje/relief.ts';
import type { Recipe } from '../recipe.ts';
import { paletteOf } from '../scenes/colour/palette.ts';
import { lightOf } from '../scenes/luminary.ts';
import { paintAlula } from './alula.ts';
import { paintAxillaries, paintScapulars } from './axillaries.ts';
import { paintCoverts } from './coverts.ts';
import type { Easel, WingEasel } from './easel.ts';
import { paintBill, paintGape, paintNearEye } from './face.ts';
import type { Flight } from './flight.ts';
import { raiseWing, tintWing } from './form.ts';
import { clipToHull, fillHull, hullOf } from './hull.ts';
import { paintRemiges } from './paint-remiges.ts';
import { paintRectrices } from './rectrices.ts';
import { remigesOf } from './remiges.ts';
import { type Side, Stage } from './stage.ts';
import { paintTailCoverts, paintTuckedFeet } from './tail-coverts.ts';
import { paintTrailingLegs } from './trailing-legs.ts';
import { ROUNDNESS, Trunk, trunkAnatomy } from './trunk.ts';
import { castTrunkShadow, paintTrunk } from './trunk-feathers.ts';
import { WingField } from './wing-field.ts';

/** Canvas px a plate px. */
const SCALE = 2;
/** Breadth of the contour, canvas px. */
const CONTOUR = 3;
/** Air over a vignette: share of the disc's colour. */
const HAZE = 0.035;

/** A veil of the disc's air over all that is painted. */
function veil(ctx: SKRSContext2D, recipe: Recipe, share: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = css(rgbOf(paletteOf(recipe.scene).skyTop), share);
  ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.restore();
}

/** The bird with the thinnest dark air about it, so that a pale one stands out from the paper. */
function contoured(bird: Canvas): Canvas {
  const { canvas, ctx } = createLayer(SCALE);
  ctx.shadowColor = 'rgba(58,44,40,0.6)';
  ctx.shadowBlur = CONTOUR;
  ctx.drawImage(bird, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  return canvas;
}

/** One wing: its closed field, the flight feathers on it, the coverts over their roots. */
function paintWing(wing: WingEasel): void {
  const remiges = remigesOf(wing.stage.plan, wing.field);
  const hull = hullOf(wing, remiges);
  const fingered = wing.stage.plan.wing.fingers > 0;
  fillHull(wing, hull);
  wing.ctx.save();
  if (!fingered) clipToHull(wing, hull);
  paintRemiges(wing, remiges);
  if (fingered) clipToHull(wing, hull);
  paintCoverts(wing);
  if (wing.stage.flight.view === 'above') paintAlula(wing);
  wing.ctx.restore();
}

/** Paints a bird in flight, as it will be seen, on a transparent canvas of `SCALE`. */
export function drawFlight(recipe: Recipe, flight: Flight): Canvas {
  const stage = new Stage(flight);
  const light = lightOf(recipe.scene);
  const seed = hash(`${recipe.slug} flight`);
  const trunk = new Trunk(stage.plan, flight.look);
  const field = new WingField(stage.plan);
  const anatomy = trunkAnatomy(flight);
  const relief = new Relief(new Sheet(anatomy.dorsal, anatomy.ventral), ROUNDNESS);
  const { canvas, ctx } = createLayer(SCALE);
  const easel = (part: string): Easel => ({ ctx, stage, side: 1, random: streamOf(seed, part) });
  const below = flight.view === 'below';
  paintTrailingLegs(easel('legs'));
  paintRectrices(easel('tail'));
  paintTailCoverts(easel('tail coverts'));
  if (below) paintTuckedFeet(easel('feet'));
  for (const side of [stage.far, -stage.far as Side]) {
    const layer = createLayer(SCALE);
    const wing: WingEasel = { ctx: layer.ctx, stage, side, field, random: streamOf(seed, `wing ${side}`) };
    paintWing(wing);
    tintWing(layer.ctx, stage, side, light);
    if (below) {
      castTrunkShadow({ ...wing, side: 1 }, trunk, light);
      paintAxillaries(wing);
    }
    ctx.drawImage(layer.canvas, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    raiseWing(relief, stage, field, side);
  }
  paintBill(easel('bill'), trunk);
  paintTrunk(easel('trunk'), trunk);
  if (!below)
    for (const side of [1, -1] as const) paintScapulars({ ...easel(`shoulder ${side}`), side, field });
  paintGape(easel('gape'), trunk);
  paintNearEye(easel('eye'), trunk);
  applyLight(ctx, { relief, light }, flightBox(flight), SCALE);
  veil(ctx, recipe, flight.main ? 0 : HAZE);
  return contoured(canvas);
}

/** Box of a bird in flight, px of the plate, kept inside it. */
export function flightBox(flight: Flight) {
  const { x, y, width, height } = new Stage(flight).box();
  return boxOf([
    [Math.max(0, x), Math.max(0, y)],
    [Math.min(PLATE_WIDTH, x + width), Math.min(PLATE_HEIGHT, y + height)],
  ]);
}
