import { expect, test } from 'vitest';
import { resumenOf } from '../domain/ave.ts';
import { packResumenes, unpackResumenes } from '../domain/resumen.ts';
import { loadAves } from './load-aves.ts';

test('what a page unpacks of a species is what its record says', () => {
  const resumenes = loadAves().map(resumenOf);
  expect(unpackResumenes(JSON.parse(JSON.stringify(packResumenes(resumenes))))).toEqual(resumenes);
});
