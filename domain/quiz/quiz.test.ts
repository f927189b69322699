import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikeAmong } from './alike-among.ts';
import { choicesOf, drawLookAlikes, drawRound, readProgress, rightAnswersOf } from './quiz.ts';

const kin = () => ['Cuco', 'Críalo europeo', 'Tórtola turca', 'Urraca común'];

test('look-alikes by plumage come before kin, and kin fill what they leave free', () => {
  const lookAlikes = () => ['Mirlo común', 'Estornino negro'];
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const choices = choicesOf('Abubilla', seed, { lookAlikes, kin });
      expect(choices).toEqual(expect.arrayContaining(['Abubilla', 'Mirlo común', 'Estornino negro']));
      expect(new Set(choices).size).toBe(4);
    }),
  );
});

test('a look-alike list that names the species itself, or one twice, does no harm', () => {
  const lookAlikes = () => ['Abubilla', 'Cuco', 'Cuco'];
  const choices = choicesOf('Abubilla', 'uno', { lookAlikes, kin });
  expect(choices.filter((nombre) => nombre === 'Abubilla')).toHaveLength(1);
  expect(new Set(choices).size).toBe(4);
});

test('a round has ten species, fewer where there are fewer, and none twice', () => {
  expect(drawRound([], 'uno')).toEqual([]);
  expect(drawRound(['Cuco', 'Cuco', 'Abubilla'], 'uno').sort()).toEqual(['Abubilla', 'Cuco']);
  expect(
    drawRound(
      Array.from({ length: 30 }, (_, i) => `Ave ${i}`),
      'uno',
    ),
  ).toHaveLength(10);
});

const known = (nombre: string) => ['Abubilla', 'Cuco'].includes(nombre);
const progress = { questions: ['Abubilla', 'Cuco'], answers: ['Cuco'], question: 0 };

test('a progress that was kept is read as it was', () => {
  expect(readProgress(structuredClone(progress), known)).toEqual(progress);
  const finished = { ...progress, answers: ['Cuco', 'Cuco'], question: 2 };
  expect(readProgress(finished, known)).toEqual(finished);
  expect(rightAnswersOf(finished)).toBe(1);
});

test('what is no progress is refused: unknown names, answers out of step, questions twice', () => {
  for (const value of [
    undefined,
    null,
    'Abubilla',
    [],
    {},
    { ...progress, questions: [] },
    { ...progress, questions: ['Abubilla', 'Abubilla'] },
    { ...progress, questions: ['Dodo', 'Cuco'] },
    { ...progress, answers: [7] },
    { ...progress, answers: [], question: -1 },
    { ...progress, question: 5 },
    { ...progress, question: 0.5 },
    { ...progress, question: '0' },
    { ...progress, answers: ['Cuco', 'Cuco', 'Cuco'], question: 2 },
  ])
    expect(readProgress(value, known), JSON.stringify(value)).toBeNull();
});

/** Mostly what may be right, so that what is read is tried too. */
const mostly = <Value>(likely: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: likely }, { weight: 1, arbitrary: fc.anything() });
const anyNames = mostly(fc.array(fc.constantFrom('Abubilla', 'Cuco', 'Dodo'), { maxLength: 3 }));
const anyPlace = mostly(fc.integer({ min: -1, max: 3 }));

test('whatever was kept, it is refused or tells of known species and of a question that there is', () => {
  const kept = fc.record({ questions: anyNames, answers: anyNames, question: anyPlace });
  fc.assert(
    fc.property(mostly(kept), (value) => {
      const read = readProgress(value, known);
      if (!read) return;
      const { questions, answers, question } = read;
      expect([...questions, ...answers].every(known)).toBe(true);
      expect(new Set(questions).size).toBe(questions.length);
      expect([question, question + 1]).toContain(answers.length);
      expect(answers.length).toBeLessThanOrEqual(questions.length);
    }),
    { numRuns: 1000 },
  );
});

const ALIKE: Record<string, string[]> = {
  'Mosquitero común': ['Mosquitero musical', 'Mosquitero papialbo', 'Carricero común'],
  'Mosquitero musical': ['Mosquitero común'],
  'Mosquitero papialbo': ['Mosquitero común'],
  'Vencejo común': ['Vencejo pálido'],
  'Vencejo pálido': ['Vencejo común'],
  Abubilla: [],
  'Carricero común': ['Carricero tordal'],
};
const alikeOf = (nombre: string) => ALIKE[nombre] ?? [];

test('a round of look-alikes asks each beside one for which it is taken, and none that is like no other', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const round = drawLookAlikes(Object.keys(ALIKE), seed, alikeOf);
      expect(round).not.toContain('Abubilla');
      expect(new Set(round).size).toBe(round.length);
      const lonely = round.filter(
        (nombre) =>
          !round.some((other) => alikeOf(nombre).includes(other) || alikeOf(other).includes(nombre)),
      );
      expect(lonely).toEqual([]);
    }),
  );
});

test('look-alikes that the group leaves out count for nothing', () => {
  expect(alikeAmong(['Carricero común', 'Vencejo común'], alikeOf)).toEqual([]);
  expect(drawLookAlikes(['Carricero común', 'Vencejo común'], 'uno', alikeOf)).toEqual([]);
});
