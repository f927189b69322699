import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Month } from '../../calendar/month.ts';
import { FRECUENCIAS } from '../../species/frecuencia.ts';
import { HABITATS } from '../../species/habitat.ts';
import type { Familia } from '../../species/orden.ts';
import { ACTIVITIES, ACTIVITIES_OF_FAMILY } from '../activity.ts';
import { type Answers, MAX_COLOURS, NO_ANSWERS } from '../answers.ts';
import { COLOURS, type Colour, type ColourShares } from '../colours.ts';
import { SIZES } from '../size.ts';
import type { Traits } from '../traits.ts';
import { identify } from './identify.ts';

const MONTHS: Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const mirlo: Traits = {
  nombre: 'Mirlo común',
  familia: 'Turdidae',
  longitud: 25,
  habitats: ['parque', 'bosque', 'ciudad'],
  meses: MONTHS,
  frecuencia: 'muy común',
  colours: [
    { negro: 0.96, anaranjado: 0.04 },
    { pardo: 0.9, negro: 0.1 },
  ],
};
const pico: Traits = {
  ...mirlo,
  nombre: 'Pico',
  familia: 'Picidae',
  colours: [{ negro: 0.6, blanco: 0.35, rojo: 0.05 }],
};
const vencejo: Traits = {
  ...mirlo,
  nombre: 'Vencejo',
  familia: 'Apodidae',
  longitud: 17,
  meses: [4, 5, 6, 7],
  colours: [{ negro: 1 }],
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

const traits: fc.Arbitrary<Traits> = fc.record({
  nombre: fc.string(),
  familia: fc.constantFrom(...(Object.keys(ACTIVITIES_OF_FAMILY) as Familia[])),
  longitud: fc.double({ min: 9, max: 110, noNaN: true }),
  habitats: fc.uniqueArray(fc.constantFrom(...HABITATS), { minLength: 1, maxLength: 4 }),
  meses: fc.uniqueArray(fc.constantFrom(...MONTHS), { minLength: 1 }),
  frecuencia: fc.constantFrom(...FRECUENCIAS),
  colours: fc.array(shares, { minLength: 1, maxLength: 2 }),
});

const oneAnswer: fc.Arbitrary<Partial<Answers>> = fc.oneof(
  fc.constantFrom(...SIZES).map((size) => ({ size })),
  fc.constantFrom(...HABITATS).map((habitat) => ({ habitat })),
  fc.constantFrom(...MONTHS).map((month) => ({ month })),
  fc.constantFrom(...ACTIVITIES).map((activity) => ({ activity })),
  fc.constantFrom(...COLOURS).map((colour) => ({ colours: [colour] })),
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

test.prop([traits, traits, answers, oneAnswer], { numRuns: 300 })(
  'one answer more never lowers a species that it fits against one that it does not',
  (one, other, before, more) => {
    const [param] = Object.keys(more) as (keyof Answers)[];
    fc.pre(
      param === 'colours' ? !before.colours.includes(more.colours?.[0] as Colour) : !before[param as 'month'],
    );
    const after = { ...before, ...more, colours: [...before.colours, ...(more.colours ?? [])] };
    const judged = (ave: Traits, answers: Answers) => identify([ave], answers)[0];
    const fits = (ave: Traits) => {
      const { matched } = judged(ave, after) ?? { matched: NO_ANSWERS };
      return param === 'colours'
        ? matched.colours.includes(more.colours?.[0] as Colour)
        : param && param in matched;
    };
    fc.pre(Boolean(fits(one)) && !fits(other));
    const gain = (ave: Traits) => (judged(ave, after)?.score ?? 0) - (judged(ave, before)?.score ?? 0);
    expect(gain(one)).toBeGreaterThanOrEqual(gain(other) - 1e-9);
  },
);
