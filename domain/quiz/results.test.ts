import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { addResult, parseResults } from './results.ts';

const of = (right: number, total = 10) => ({ aciertos: right, total });

test('the last round is kept, and the best of all', () => {
  const first = addResult(null, of(6));
  expect(first).toEqual({ mejor: of(6), ultimo: of(6) });
  expect(addResult(first, of(4))).toEqual({ mejor: of(6), ultimo: of(4) });
  expect(addResult(first, of(9))).toEqual({ mejor: of(9), ultimo: of(9) });
});

test('a short round wins by its part, and of equals the longer one is the better', () => {
  expect(addResult({ mejor: of(6), ultimo: of(6) }, of(2, 3)).mejor).toEqual(of(2, 3));
  expect(addResult({ mejor: of(3, 3), ultimo: of(3, 3) }, of(10)).mejor).toEqual(of(10));
  expect(addResult({ mejor: of(10), ultimo: of(10) }, of(3, 3)).mejor).toEqual(of(10));
});

test('results that were kept are read as they were', () => {
  const results = { mejor: of(9), ultimo: of(0, 1) };
  expect(parseResults(JSON.stringify(results))).toEqual(results);
});

test('what is no result counts as none', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"mejor":{"aciertos":11,"total":10},"ultimo":{"aciertos":1,"total":10}}',
    '{"mejor":{"aciertos":-1,"total":10},"ultimo":{"aciertos":1,"total":10}}',
    '{"mejor":{"aciertos":1,"total":10}}',
    '{"mejor":{"aciertos":0,"total":0},"ultimo":{"aciertos":1,"total":10}}',
  ])
    expect(parseResults(text), String(text)).toBeNull();
});

const anyCount = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom('3', 2.5, null));
const anyResult = fc.record({ aciertos: anyCount, total: anyCount });

test.prop([fc.record({ mejor: anyResult, ultimo: anyResult })])(
  'whatever was kept, no round is told of with more right answers than questions, or with none to ask',
  (kept) => {
    const { mejor, ultimo } = parseResults(JSON.stringify(kept)) ?? { mejor: of(0), ultimo: of(0) };
    for (const { aciertos, total } of [mejor, ultimo]) {
      expect(total).toBeGreaterThan(0);
      expect(Array.from({ length: total + 1 }, (_, i) => i)).toContain(aciertos);
    }
  },
);
