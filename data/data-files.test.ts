import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseAll } from './data-files.ts';

test('of several files those that are right are read, and each of the others is named with its field', () => {
  const files = [
    { file: 'data/aves/a.json', text: '{"nombre":"Cuco"}' },
    { file: 'data/aves/b.json', text: '{"nombre":' },
    { file: 'data/aves/c.json', text: '{"nombre":7}' },
    { file: 'data/aves/d.json', text: '[]' },
  ];
  const { read, faults } = parseAll(files, z.strictObject({ nombre: z.string() }));
  expect(read).toEqual([{ file: 'data/aves/a.json', value: { nombre: 'Cuco' } }]);
  expect(faults).toEqual([
    expect.stringMatching(/^data\/aves\/b\.json: is not JSON: /),
    expect.stringMatching(/^data\/aves\/c\.json: nombre: /),
    expect.stringMatching(/^data\/aves\/d\.json: record: /),
  ]);
});
