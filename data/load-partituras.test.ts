import { expect, test } from 'vitest';
import type { Ave } from '../domain/species/ave.ts';
import { drawVoice } from '../domain/voices/drawing/drawing.ts';
import { VOICE_KINDS } from '../domain/voices/score.ts';
import { loadPartituras, readScoreFiles } from './load-partituras.ts';

const CUCKOO: Pick<Ave, 'nombre' | 'voz'> = {
  nombre: 'Cuco',
  voz: { canto: { silabas: 'cu-cú', texto: 'Dos peldaños.' } },
};

const SONG = '# two birds\n@ canto\na 50 3\n= a';

test('a faulty score is refused with its file and line, and every fault is told', () => {
  const files = [
    { slug: 'cuco', text: `${SONG}\n@ reclamo\na 50 3\n= a` },
    { slug: 'dodo', text: SONG },
    { slug: 'abubilla', text: '@ canto\na 50 x' },
  ];
  expect(() => loadPartituras(files, [CUCKOO])).toThrow(
    [
      'The scores are faulty:',
      'data/partituras/cuco.txt:5: reclamo: the species has none in words',
      'data/partituras/dodo.txt:1: the guide has no species of that name',
      'data/partituras/abubilla.txt:2: contour: «x» is not a number',
    ].join('\n'),
  );
});

test('a score is kept under the name of its species, without remarks', () => {
  const [[nombre, partitura] = []] = loadPartituras([{ slug: 'cuco', text: SONG }], [CUCKOO]);
  expect(nombre).toBe('Cuco');
  expect(partitura?.text).toBe('@ canto\na 50 3\n= a');
});

test('at least 90 species are drawn; a score is light, and so is its drawing', () => {
  const partituras = loadPartituras();
  expect(partituras.size).toBeGreaterThanOrEqual(90);
  for (const [nombre, { text, score }] of partituras) {
    expect(text.length, nombre).toBeLessThan(1600);
    for (const kind of VOICE_KINDS) {
      const voice = score[kind];
      if (!voice) continue;
      const paths = drawVoice(voice).flatMap((staff) => Object.values(staff.paths));
      expect(paths.join('').length, `${nombre}, ${kind}`).toBeLessThan(24_000);
    }
  }
});

test('every score says where its figures come from', () => {
  for (const { slug, text } of readScoreFiles()) expect(text.split('\n')[0], slug).toMatch(/^# .{20,}/);
});
