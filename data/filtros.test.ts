import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf } from '../domain/criteria.ts';
import { countsOf, type Filtros, filterAves, SIN_FILTROS, toggleFiltro } from '../domain/filtros.ts';
import { GRUPOS } from '../domain/grupos.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

const anyVistas = fc.subarray(aves).map((some) => new Set(some.map((ave) => ave.nombre)));

/** Some options, of any groups, as a visitor may choose them. */
const anyChoice = fc
  .array(
    fc
      .constantFrom(...GRUPOS)
      .chain((grupo) => fc.tuple(fc.constant(grupo), fc.constantFrom(...optionsOf(grupo)))),
    { maxLength: 5 },
  )
  .map((choices) =>
    choices.reduce<Filtros>((filtros, [grupo, option]) => toggleFiltro(filtros, grupo, option), SIN_FILTROS),
  );

test('nothing chosen leaves the list whole', () => {
  expect(filterAves(aves, SIN_FILTROS, new Set())).toEqual(aves);
});

test('groups together show what each of them alone would show', () => {
  fc.assert(
    fc.property(anyChoice, anyVistas, (filtros, vistas) => {
      const alone = GRUPOS.map(
        (grupo) => new Set(filterAves(aves, { ...SIN_FILTROS, [grupo]: filtros[grupo] }, vistas)),
      );
      expect(filterAves(aves, filtros, vistas)).toEqual(
        aves.filter((ave) => alone.every((some) => some.has(ave))),
      );
    }),
  );
});

test('options of one group together show what any of them would show', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GRUPOS), fc.nat(), fc.nat(), anyVistas, (grupo, i, j, vistas) => {
      const options = [i, j].map((n) => optionsOf(grupo)[n % optionsOf(grupo).length] ?? '');
      const of = (chosen: string[]) => filterAves(aves, { ...SIN_FILTROS, [grupo]: new Set(chosen) }, vistas);
      const either = new Set(options.flatMap((option) => of([option])));
      expect(of(options)).toEqual(aves.filter((ave) => either.has(ave)));
    }),
  );
});

test('the number beside an option is that of the species which the list then shows of it', () => {
  fc.assert(
    fc.property(anyChoice, anyVistas, (filtros, vistas) => {
      const counts = countsOf(aves, filtros, vistas);
      for (const grupo of GRUPOS)
        for (const option of optionsOf(grupo))
          expect(counts[grupo].get(option), `${grupo}: ${option}`).toBe(
            filterAves(aves, { ...filtros, [grupo]: new Set([option]) }, vistas).length,
          );
    }),
    { numRuns: 20 },
  );
});

test('each group narrows by what the record of the species says', () => {
  const abubilla = aves.find((ave) => ave.nombre === 'Abubilla');
  if (!abubilla) throw new Error('There is no Abubilla in the data.');
  const shows = (grupo: (typeof GRUPOS)[number], option: string) =>
    filterAves([abubilla], { ...SIN_FILTROS, [grupo]: new Set([option]) }, new Set(['Abubilla'])).length ===
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
  for (const grupo of ['orden', 'familia', 'amenaza', 'estacion', 'frecuencia'] as const)
    expect(optionsOf(grupo).filter((each) => shows(grupo, each))).toEqual([abubilla[grupo]]);
  expect(optionsOf('vistas').filter((each) => shows('vistas', each))).toEqual(['vistas']);
});
