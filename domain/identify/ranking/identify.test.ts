import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Month } from '../../calendar/month.ts';
import { type Level, monthsOf } from '../../season/abundancia.ts';
import { FRECUENCIAS } from '../../species/frecuencia.ts';
import { HABITATS } from '../../species/habitat.ts';
import type { Familia } from '../../species/orden.ts';
import { SOUNDS } from '../../species/voz.ts';
import { ACTIVITIES, ACTIVITIES_OF_FAMILY } from '../activity.ts';
import { type Answers, MAX_COLOURS, NO_ANSWERS } from '../answers.ts';
import { COLOURS, type Colour, type ColourShares } from '../colours.ts';
import { SIZES } from '../size.ts';
import type { Traits } from '../traits.ts';
import { identify } from './identify.ts';
import { judgeColours } from './judge-colours.ts';

const MONTHS: Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const mirlo: Traits = {
  nombre: 'Mirlo común',
  familia: 'Turdidae',
  longitud: 25,
  habitats: ['parque', 'bosque', 'ciudad'],
  meses: MONTHS,
  abundancia: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  frecuencia: 'muy común',
  colours: [
    { negro: 0.96, anaranjado: 0.04 },
    { pardo: 0.9, negro: 0.1 },
  ],
  sounds: ['silba', 'chasca'],
  mostSeen: {},
};
const pico: Traits = {
  ...mirlo,
  nombre: 'Pico',
  familia: 'Picidae',
  colours: [{ negro: 0.6, blanco: 0.35, rojo: 0.05 }],
  sounds: ['tamborilea'],
};
const vencejo: Traits = {
  ...mirlo,
  nombre: 'Vencejo',
  familia: 'Apodidae',
  longitud: 17,
  meses: [4, 5, 6, 7],
  abundancia: [0, 0, 0, 2, 3, 3, 1, 0, 0, 0, 0, 0],
  colours: [{ negro: 1 }],
  sounds: ['grita'],
};
const all = [vencejo, pico, mirlo];
const first = (answers: Partial<Answers>, aves: Traits[] = all) =>
  identify(aves, { ...NO_ANSWERS, ...answers })[0]?.ave.nombre;

test('each answer alone brings forward the bird that it tells', () => {
  expect(first({ activity: 'tronco' })).toBe('Pico');
  expect(first({ activity: 'volando' })).toBe('Vencejo');
  expect(first({ size: 'gorrion' })).toBe('Vencejo');
  expect(first({ month: 12 }, [vencejo, mirlo])).toBe('Mirlo común');
  expect(first({ colours: ['rojo'] })).toBe('Pico');
  expect(first({ sound: 'tamborilea' })).toBe('Pico');
  expect(first({ sound: 'chasca' })).toBe('Mirlo común');
});

test('a bird is known by its female too', () => {
  expect(first({ colours: ['pardo'] })).toBe('Mirlo común');
});

test('without answers the commonest come first, and equal ones keep their order', () => {
  const rara: Traits = { ...mirlo, nombre: 'Rara', frecuencia: 'rara' };
  expect(identify([rara, ...all], NO_ANSWERS).map(({ ave }) => ave.nombre)).toEqual([
    'Vencejo',
    'Pico',
    'Mirlo común',
    'Rara',
  ]);
});

test('«cualquier mes» leaves the month out', () => {
  expect(identify(all, { colours: [], month: 'cualquiera' })).toEqual(identify(all, NO_ANSWERS));
});

const shares: fc.Arbitrary<ColourShares> = fc
  .uniqueArray(fc.constantFrom(...COLOURS), { minLength: 1 })
  .chain((names) =>
    fc
      .array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
        minLength: names.length,
        maxLength: names.length,
      })
      .map((parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        return Object.fromEntries(names.map((name, i) => [name, (parts[i] ?? 0) / whole])) as ColourShares;
      }),
  );

/** As the data have it: who is among those that one sees most at a place lives there, and no scarce one is where people are. */
const traits: fc.Arbitrary<Traits> = fc
  .record({
    nombre: fc.string(),
    familia: fc.constantFrom(...(Object.keys(ACTIVITIES_OF_FAMILY) as Familia[])),
    longitud: fc.double({ min: 9, max: 110, noNaN: true }),
    habitats: fc.uniqueArray(fc.constantFrom(...HABITATS), { minLength: 1, maxLength: 4 }),
    abundancia: fc
      .array(fc.constantFrom<Level>(0, 1, 2, 3), { minLength: 12, maxLength: 12 })
      .filter((levels) => levels.some((level) => level > 0)),
    frecuencia: fc.constantFrom(...FRECUENCIAS),
    colours: fc.array(shares, { minLength: 1, maxLength: 2 }),
    sounds: fc.uniqueArray(fc.constantFrom(...SOUNDS), { maxLength: 3 }),
    places: fc.array(fc.nat(14), { maxLength: 4 }),
  })
  .map(({ places, ...ave }) => {
    const common = ave.frecuencia === 'muy común' || ave.frecuencia === 'común';
    const seen = ave.habitats.filter((each) => common || (each !== 'parque' && each !== 'ciudad'));
    const mostSeen = Object.fromEntries(places.flatMap((place, i) => (seen[i] ? [[seen[i], place]] : [])));
    return { ...ave, meses: monthsOf(ave.abundancia), mostSeen };
  });

const oneAnswer: fc.Arbitrary<Partial<Answers>> = fc.oneof(
  fc.constantFrom(...SIZES).map((size) => ({ size })),
  fc.constantFrom(...HABITATS).map((habitat) => ({ habitat })),
  fc.constantFrom(...MONTHS).map((month) => ({ month })),
  fc.constantFrom(...ACTIVITIES).map((activity) => ({ activity })),
  fc.constantFrom(...SOUNDS).map((sound) => ({ sound })),
);

const answers: fc.Arbitrary<Answers> = fc
  .tuple(fc.array(oneAnswer), fc.uniqueArray(fc.constantFrom<Colour>(...COLOURS), { maxLength: MAX_COLOURS }))
  .map(([each, colours]) => Object.assign({}, ...each, { colours }));

test.prop([fc.array(traits), answers])(
  'whatever is answered, every species is ranked once, with a number',
  (aves, answers) => {
    const ranking = identify(aves, answers);
    expect(new Set(ranking.map(({ ave }) => ave))).toEqual(new Set(aves));
    expect(ranking).toHaveLength(aves.length);
    for (const { score } of ranking) expect(Number.isFinite(score)).toBe(true);
  },
);

test('each answer either fits or does not; of a colour, what passes for it is held neither for nor against a bird', () => {
  fc.assert(
    fc.property(traits, answers, (ave, answers) => {
      const [{ matched, missed } = { matched: NO_ANSWERS, missed: NO_ANSWERS }] = identify([ave], answers);
      const told = [...matched.colours, ...missed.colours];
      expect(new Set(told).size).toBe(told.length);
      expect(answers.colours).toEqual(expect.arrayContaining(told));
      expect({ ...matched, ...missed, colours: answers.colours }).toEqual(answers);
    }),
  );
});

/** How much one answer more adds to a species. */
function gainOf(ave: Traits, before: Answers, after: Answers): number {
  const [was, is] = [before, after].map((answers) => identify([ave], answers)[0]?.score ?? 0);
  return (is ?? 0) - (was ?? 0);
}

test('one answer more never lowers a species that it fits against one that it does not', () => {
  fc.assert(
    fc.property(traits, traits, answers, oneAnswer, (one, other, before, more) => {
      const [param] = Object.keys(more) as ('size' | 'habitat' | 'month' | 'activity' | 'sound')[];
      fc.pre(param !== undefined && before[param] === undefined);
      const after = { ...before, ...more };
      const fits = (ave: Traits) => param && param in (identify([ave], after)[0]?.matched ?? {});
      fc.pre(Boolean(fits(one)) && !fits(other));
      expect(gainOf(one, before, after)).toBeGreaterThanOrEqual(gainOf(other, before, after) - 1e-9);
    }),
    { numRuns: 300 },
  );
});

test('one colour more never lowers a species against one that has nothing like it', () => {
  const colour = fc.constantFrom(...COLOURS);
  const like = (shown: Colour, named: Colour) =>
    judgeColours([{ [shown]: 1 }], [named]).score > judgeColours([{}], [named]).score;
  fc.assert(
    fc.property(traits, traits, answers, colour, (one, other, before, more) => {
      fc.pre(!before.colours.includes(more));
      const shown = other.colours.flatMap((shares) => Object.keys(shares) as Colour[]);
      fc.pre(!shown.some((each) => like(each, more)));
      const after = { ...before, colours: [...before.colours, more] };
      expect(gainOf(one, before, after)).toBeGreaterThanOrEqual(gainOf(other, before, after) - 1e-9);
    }),
    { numRuns: 300 },
  );
});

test('of two that are about, the one that is in its best month comes before the one of which few are left', () => {
  const late: Traits = { ...mirlo, nombre: 'Tardío', abundancia: [3, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3] };
  const inMonth = (month: Month) =>
    identify([late, mirlo], { ...NO_ANSWERS, month }).map(({ ave }) => ave.nombre);
  expect(inMonth(7)).toEqual(['Mirlo común', 'Tardío']);
  expect(inMonth(6)).toEqual(['Tardío', 'Mirlo común']);
});
