import { expect, test } from 'vitest';
import { allPages } from './paths.ts';
import { spellings } from './spellings.ts';
import { truePath } from './true-path.ts';

const AVES = [{ nombre: 'Cigüeña blanca' }, { nombre: 'Abubilla' }];
const SPELT = spellings(AVES);
const othersOf = (path: string) => SPELT.find((each) => each.path === path)?.others;

test('a list is published as people write it: with spaces, without accents, in either case', () => {
  expect(othersOf('/birds/amenaza/En-peligro-crítico')?.sort()).toEqual(
    [
      '/birds/amenaza/En peligro crítico',
      '/birds/amenaza/En peligro critico',
      '/birds/amenaza/En-peligro-critico',
      '/birds/amenaza/en peligro crítico',
      '/birds/amenaza/en-peligro-crítico',
      '/birds/amenaza/en peligro critico',
      '/birds/amenaza/en-peligro-critico',
      '/birds/amenaza/EN PELIGRO CRÍTICO',
      '/birds/amenaza/EN-PELIGRO-CRÍTICO',
      '/birds/amenaza/EN PELIGRO CRITICO',
      '/birds/amenaza/EN-PELIGRO-CRITICO',
    ].sort(),
  );
});

test('a species is published by its name as it is written, and without accents, capitals and spaces', () => {
  expect(othersOf('/birds/Abubilla')).toEqual(['/birds/abubilla']);
  expect(othersOf('/birds/Cigüeña-blanca')).toEqual(['/birds/Cigüeña blanca', '/birds/ciguena-blanca']);
});

test('each spelling is of one page, and names it', () => {
  const pages = allPages(AVES, []);
  const all = SPELT.flatMap(({ path, others }) => others.map((other) => ({ path, other })));
  expect(new Set(all.map(({ other }) => other)).size).toBe(all.length);
  for (const { path, other } of all) expect(truePath(other, pages)).toBe(path);
});
