import { expect, test } from 'vitest';
import { MAX_LOOK_ALIKES } from '../domain/look-alikes/pair.ts';
import { loadAves } from './load-aves.ts';
import { loadLookAlikes, readPairsFiles } from './load-look-alikes.ts';

const files = readPairsFiles();
const pairs = loadLookAlikes(files);

test('every species of the guide stands in one to five pairs', () => {
  for (const { nombre } of loadAves()) {
    const count = pairs.filter(({ aves }) => aves.includes(nombre)).length;
    expect(count, nombre).toBeGreaterThanOrEqual(1);
    expect(count, nombre).toBeLessThanOrEqual(MAX_LOOK_ALIKES);
  }
});

const pair = {
  aves: ['Abubilla', 'Cuco'],
  diferencias: [{ parte: 'cresta', valores: ['larga', 'sin cresta'] }],
};

/** The files with one more, as an editor might write it. */
const withPairs = (...added: object[]) => [
  ...files,
  { file: 'data/look-alikes/nuevo.json', text: JSON.stringify(added) },
];

test.each([
  [
    'a bird that the guide lacks',
    { ...pair, aves: ['Abubilla', 'Dodo'] },
    /nuevo\.json: the guide has no «Dodo»/,
  ],
  [
    'names out of order',
    { ...pair, aves: ['Cuco', 'Abubilla'] },
    /nuevo\.json: «Cuco» must stand after «Abubilla»/,
  ],
  [
    'a part told of one side only',
    { ...pair, diferencias: [{ parte: 'cresta', valores: ['larga'] }] },
    /nuevo\.json: 0\.diferencias\.0\.valores/,
  ],
  [
    'the same on both sides',
    { ...pair, diferencias: [{ parte: 'cresta', valores: ['larga', 'larga'] }] },
    /nuevo\.json: 0\.diferencias\.0\.valores: must differ/,
  ],
  [
    'more than four differences',
    { ...pair, diferencias: Array(5).fill(pair.diferencias[0]) },
    /nuevo\.json: 0\.diferencias:/,
  ],
  ['nothing that tells them apart', { ...pair, diferencias: [] }, /nuevo\.json: 0\.diferencias:/],
])('%s is refused with its file and place', (_name, added, message) => {
  expect(() => loadLookAlikes(withPairs(added))).toThrow(message);
});

test('a pair that stands twice is refused', () => {
  expect(() => loadLookAlikes(withPairs(...pairs.slice(0, 1)))).toThrow(/stands twice/);
});
