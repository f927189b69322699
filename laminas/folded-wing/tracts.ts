import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Feather } from '../parts/feather.ts';
import type { Wing } from '../parts/wing.ts';
import { laid, layBlades, lookOf, strayed } from './blades/lay-blades.ts';
import { alula, greaterCoverts, medianCoverts, primaryCoverts } from './coverts.ts';
import type { Measures } from './measures.ts';
import type { Place } from './place.ts';
import { primaries, secondaries, tertials } from './remiges.ts';
import type { WingWork } from './work.ts';

/** Tracts of firm feathers in painting order: each lies over the roots of those before it. */
const TRACTS = [
  ['primaries', primaries],
  ['secondaries', secondaries],
  ['tertials', tertials],
  ['primaryCoverts', primaryCoverts],
  ['alula', alula],
  ['greaterCoverts', greaterCoverts],
  ['medianCoverts', medianCoverts],
] as const satisfies readonly (readonly [keyof Wing['rows'], (measures: Measures) => Place[]])[];

type Tract = (typeof TRACTS)[number][0];

/** How the feathers of each tract end where neither the recipe nor the form says. */
const SHAPES: Readonly<Record<Tract, NonNullable<Feather['shape']>>> = {
  primaries: 'pointed',
  secondaries: 'oval',
  tertials: 'oval',
  primaryCoverts: 'pointed',
  alula: 'oval',
  greaterCoverts: 'round',
  medianCoverts: 'round',
};

function paintTract(ctx: SKRSContext2D, work: WingWork, name: Tract, places: Place[]): void {
  const row = work.wing.rows[name];
  const { form } = work.measures;
  if (!row || (name === 'medianCoverts' && form.softMedian)) return;
  const shape = (name === 'secondaries' && form.secondaries.shape) || SHAPES[name];
  const random = work.subject.stream(`folded ${name}`);
  const feathers = places.map((place, i) =>
    laid(work, strayed(place, random, form.stray), lookOf(row, i), shape),
  );
  layBlades(ctx, feathers, work.unit, random);
}

/** Paints every tract of firm feathers, from the primaries up to the median coverts. */
export function paintTracts(ctx: SKRSContext2D, work: WingWork): void {
  for (const [name, places] of TRACTS) paintTract(ctx, work, name, places(work.measures));
}
