import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { optionsOf } from '../domain/filters/criteria.ts';
import { FILTER_NAMES } from '../domain/filters/filter-names.ts';
import { countsOf, type Filters, filterAves, NO_FILTERS, toggleFilter } from '../domain/filters/filters.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

const anySeen = fc.subarray(aves).map((some) => new Set(some.map((ave) => ave.nombre)));

/** Some options, of any groups, as a visitor may choose them. */
const anyChoice = fc
  .array(
    fc
      .constantFrom(...FILTER_NAMES)
      .chain((filter) => fc.tuple(fc.constant(filter), fc.constantFrom(...optionsOf(filter)))),
    { maxLength: 5 },
  )
  .map((choices) =>
    choices.reduce<Filters>((filters, [filter, option]) => toggleFilter(filters, filter, option), NO_FILTERS),
  );

test('nothing chosen leaves the list whole', () => {
  expect(filterAves(aves, NO_FILTERS, new Set())).toEqual(aves);
});

test.prop([anyChoice, anySeen])(
  'groups together show what each of them alone would show',
  (filters, seen) => {
    const alone = FILTER_NAMES.map(
      (filter) => new Set(filterAves(aves, { ...NO_FILTERS, [filter]: filters[filter] }, seen)),
    );
    expect(filterAves(aves, filters, seen)).toEqual(
      aves.filter((ave) => alone.every((some) => some.has(ave))),
    );
  },
);

test.prop([fc.constantFrom(...FILTER_NAMES), fc.nat(), fc.nat(), anySeen])(
  'options of one group together show what any of them would show',
  (filter, i, j, seen) => {
    const options = [i, j].map((n) => optionsOf(filter)[n % optionsOf(filter).length] ?? '');
    const of = (chosen: string[]) => filterAves(aves, { ...NO_FILTERS, [filter]: new Set(chosen) }, seen);
    const either = new Set(options.flatMap((option) => of([option])));
    expect(of(options)).toEqual(aves.filter((ave) => either.has(ave)));
  },
);

test.prop([anyChoice, anySeen], { numRuns: 20 })(
  'the number beside an option is that of the species which the list then shows of it',
  (filters, seen) => {
    const counts = countsOf(aves, filters, seen);
    for (const filter of FILTER_NAMES)
      for (const option of optionsOf(filter))
        expect(counts[filter].get(option), `${filter}: ${option}`).toBe(
          filterAves(aves, { ...filters, [filter]: new Set([option]) }, seen).length,
        );
  },
);

test('each group narrows by what the record of the species says', () => {
  const abubilla = aves.find((ave) => ave.nombre === 'Abubilla');
  if (!abubilla) throw new Error('There is no Abubilla in the data.');
  const shows = (filter: (typeof FILTER_NAMES)[number], option: string) =>
    filterAves([abubilla], { ...NO_FILTERS, [filter]: new Set([option]) }, new Set(['Abubilla'])).length ===
    1;
  expect(
    optionsOf('habitat')
      .filter((each) => shows('habitat', each))
      .sort(),
  ).toEqual([...abubilla.habitats].sort());
  expect(
    optionsOf('alimento')
      .filter((each) => shows('alimento', each))
      .sort(),
  ).toEqual([...abubilla.alimentacion].sort());
  expect(optionsOf('mes').filter((each) => shows('mes', each))).toHaveLength(abubilla.meses.length);
  for (const filter of ['orden', 'familia', 'amenaza', 'estacion', 'frecuencia'] as const)
    expect(optionsOf(filter).filter((each) => shows(filter, each))).toEqual([abubilla[filter]]);
  expect(optionsOf('vistas').filter((each) => shows('vistas', each))).toEqual(['vistas']);
});
