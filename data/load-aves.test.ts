import { expect, test } from 'vitest';
import { FOODS } from '../domain/species/alimentacion.ts';
import { AMENAZAS } from '../domain/species/amenaza.ts';
import { ESTACIONES } from '../domain/species/estacion.ts';
import { ORDENES } from '../domain/species/orden.ts';
import { TOTAL_AVES } from '../domain/species/total.ts';
import type { DataFile } from './data-files.ts';
import { loadAves, readAveFiles } from './load-aves.ts';

const files = readAveFiles();
const aves = loadAves(files);

/** The files with one record changed, as an editor might leave them. */
function edited(slug: string, change: Record<string, unknown>): DataFile[] {
  return files.map(({ file, text }) =>
    file === `data/aves/${slug}.json`
      ? { file, text: JSON.stringify({ ...JSON.parse(text), ...change }) }
      : { file, text },
  );
}

test('the guide has as many species as the specification counts, in the order of Spanish', () => {
  expect(aves).toHaveLength(TOTAL_AVES);
  expect(aves.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Abejaruco europeo', 'Abejero europeo']);
  const names = aves.map(({ nombre }) => nombre);
  // Accents do not put a name at the end, nor a space after a letter.
  const i = names.indexOf('Águila calzada');
  expect([names[i - 1], names[i + 3], names[i + 4]]).toEqual([
    'Agateador europeo',
    'Águila real',
    'Aguilucho cenizo',
  ]);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});

test('each value of the closed lists is used, so that no filter is empty', () => {
  expect(new Set(aves.map(({ orden }) => orden))).toEqual(new Set(ORDENES));
  expect(new Set(aves.map(({ amenaza }) => amenaza))).toEqual(new Set(AMENAZAS));
  expect(new Set(aves.map(({ estacion }) => estacion))).toEqual(new Set(ESTACIONES));
  expect(new Set(aves.flatMap(({ alimentacion }) => alimentacion))).toEqual(new Set(FOODS));
});

const FAULTS: [string, Record<string, unknown>, RegExp][] = [
  ['an unknown order', { orden: 'Gorriones' }, /abubilla\.json: orden:/],
  ['an unknown food', { alimentacion: ['néctar'] }, /abubilla\.json: alimentacion\.0:/],
  ['an unknown habitat', { habitats: ['mar'] }, /abubilla\.json: habitats\.0:/],
  ['an unknown field', { color: 'naranja' }, /abubilla\.json: record:.*color/],
  ['no voice', { voz: undefined }, /abubilla\.json: voz:/],
  [
    'a voice without a song that does not say so',
    { voz: { reclamo: { silabas: 'jrr', texto: 'Ronco.' } } },
    /abubilla\.json: voz:.*calla/,
  ],
  [
    'a voice heard while the bird is away',
    { voz: { calla: 'Calla.', cuando: { meses: [12], texto: 'De día.' } } },
    /abubilla\.json: voz:.*12/,
  ],
  ['a missing description', { descripcion: undefined }, /abubilla\.json: descripcion:/],
  [
    'a family under the wrong order',
    { orden: 'Passeriformes' },
    /abubilla\.json: familia: Upupidae belongs to Bucerotiformes/,
  ],
  ['months that contradict the standing', { estacion: 'Residente' }, /abubilla\.json: meses:/],
  ['months out of order', { meses: [6, 5] }, /abubilla\.json: meses:/],
  ['a wingspan under 10 cm', { envergadura: 9, longitud: 5 }, /abubilla\.json: envergadura:/],
  ['a wingspan over 300 cm', { envergadura: 301 }, /abubilla\.json: envergadura:/],
  ['a wingspan not greater than the length', { envergadura: 27 }, /abubilla\.json: envergadura:.*length/],
  ['an id that is taken', { id: 1 }, /: id: .*is taken by/],
  ['a binomial that is taken', { cientifico: 'Merops apiaster' }, /: cientifico: .*is taken by/],
  ['a picture of another bird', { imagen: 'Abejaruco_europeo' }, /abubilla\.json: imagen:/],
  [
    'an older name that is another species',
    { alias: ['Abejaruco europeo'] },
    /: nombre: the slug «abejaruco-europeo» is taken/,
  ],
  [
    'a name that belongs in another file',
    { nombre: 'Abejaruco europeo', imagen: 'Abejaruco_europeo', alttext: 'Imagen de Abejaruco europeo' },
    /nombre:/,
  ],
  ['a species without its other names', { nombres: undefined }, /abubilla\.json: nombres:/],
  [
    'a popular name told twice',
    { nombres: { populares: ['bubilla', 'bubilla'], ingles: 'Hoopoe' } },
    /abubilla\.json: nombres\.populares: must not repeat/,
  ],
  [
    'a former name that is the present one but for accents',
    { nombres: { ingles: 'Hoopoe', anteriores: ['ábubilla'] } },
    /abubilla\.json: nombres: «abubilla» is one of its names already/,
  ],
  [
    'a popular name in decomposed accents',
    { nombres: { ingles: 'Hoopoe', populares: ['bubílla'.normalize('NFD')] } },
    /abubilla\.json: nombres\.populares\.0: must be NFC/,
  ],
  [
    'a popular name with a capital',
    { nombres: { ingles: 'Hoopoe', populares: ['Bubilla'] } },
    /abubilla\.json: nombres\.populares\.0: must be small/,
  ],
  [
    'an older binomial of one word',
    { nombres: { ingles: 'Hoopoe', binomios: ['Upupa'] } },
    /abubilla\.json: nombres\.binomios\.0: must be a binomial/,
  ],
  [
    'a list of other names that is empty',
    { nombres: { ingles: 'Hoopoe', populares: [] } },
    /abubilla\.json: nombres\.populares:/,
  ],
  [
    'a popular name that is another species',
    { nombres: { ingles: 'Hoopoe', populares: ['mirlo comun'] } },
    /abubilla\.json: nombres: «mirlo comun» is the name of data\/aves\/mirlo-comun\.json/,
  ],
  [
    'an older binomial that is another species',
    { nombres: { ingles: 'Hoopoe', binomios: ['Turdus merula'] } },
    /abubilla\.json: nombres: «Turdus merula» is the name of data\/aves\/mirlo-comun\.json/,
  ],
  [
    'an English name that is taken',
    { nombres: { ingles: 'Common Blackbird' } },
    /mirlo-comun\.json: nombres\.ingles: the name «Common Blackbird» is taken by/,
  ],
  ['an alternative text of another bird', { alttext: 'Imagen de Cuco' }, /abubilla\.json: alttext:/],
  ['a link to elsewhere', { seo: 'http://seo.org/ave/abubilla/' }, /abubilla\.json: seo:/],
];

test.each(FAULTS)('%s is refused, naming file and field', (_what, change, message) => {
  expect(() => loadAves(edited('abubilla', change))).toThrow(message);
});

test('a file that is not JSON is refused by name', () => {
  const broken = files.map(({ file, text }) => ({
    file,
    text: file.endsWith('/abubilla.json') ? text.slice(0, 50) : text,
  }));
  expect(() => loadAves(broken)).toThrow(/data\/aves\/abubilla\.json: is not JSON/);
});

test('two faults are told at once', () => {
  const twice = edited('abubilla', { orden: 'x' }).map(({ file, text }) => ({
    file,
    text: file.endsWith('/mirlo-comun.json') ? text.replace('"id": ', '"id": -') : text,
  }));
  expect(() => loadAves(twice)).toThrow(/abubilla\.json: orden[\s\S]*mirlo-comun\.json: id/);
});
