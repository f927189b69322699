import type { Canvas } from '@napi-rs/canvas';
import { hash, streamOf } from '../geometry/random.ts';
import { Sheet } from '../geometry/sheet.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { applyLight } from '../plumaje/light/light.ts';
import { Relief } from '../plumaje/light/relief.ts';
import type { Recipe } from '../recipe.ts';
import { lightOf } from '../scenes/light.ts';
import { contoured, onPlate, veilInAir } from './air.ts';
import type { Easel, WingEasel } from './easel.ts';
import { paintBill, paintGape, paintNearEye } from './face.ts';
import type { Flight } from './flight.ts';
import { raiseWing, tintWing } from './form.ts';
import { type Side, Stage } from './stage.ts';
import { clipToHull, fillHull, hullOf } from './trunk/hull.ts';
import { paintRectrices } from './trunk/rectrices.ts';
import { paintTailCoverts, paintTuckedFeet } from './trunk/tail-coverts.ts';
import { paintTrailingLegs } from './trunk/trailing-legs.ts';
import { ROUNDNESS, Trunk, trunkAnatomy } from './trunk/trunk.ts';
import { castTrunkShadow, paintTrunk } from './trunk/trunk-feathers.ts';
import { paintAlula } from './wing/alula.ts';
import { paintAxillaries, paintScapulars } from './wing/axillaries.ts';
import { paintCoverts } from './wing/coverts.ts';
import { paintRemiges } from './wing/paint-remiges.ts';
import { remigesOf } from './wing/remiges.ts';
import { WingField } from './wing/wing-field.ts';

/** Canvas px a plate px. */
const SCALE = 2;
/** Opacity of the contour. */
const CONTOUR = 0.6;

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
  veilInAir(ctx, recipe, flight.main);
  return contoured(canvas, CONTOUR);
}

/** Box of a bird in flight, px of the plate, kept inside it. */
export function flightBox(flight: Flight) {
  return onPlate(new Stage(flight).box());
}
