import { expect, test } from 'vitest';
import type { Lugar } from '../domain/places/lugar.ts';
import { loadAves } from './load-aves.ts';
import { loadLugares, loadSensitive, readLugarFiles } from './load-lugares.ts';

const files = readLugarFiles();
const aves = loadAves();
const lugares = loadLugares();

/** Loads the places with one of them changed. */
function withChanged(id: string, change: (lugar: Lugar) => void): () => unknown {
  return () =>
    loadLugares(
      files.map(({ file, text }) => {
        const lugar: Lugar = JSON.parse(text);
        if (lugar.id === id) change(lugar);
        return { file, text: JSON.stringify(lugar) };
      }),
    );
}

test('the guide knows 29 places, each with 15 to 54 species and two to five jewels', () => {
  expect(lugares).toHaveLength(29);
  expect(new Set(lugares.map(({ id }) => id)).size).toBe(29);
});

test.each([
  ['Gorrión común', ['ciudad', 'parque', 'cultivo']],
  ['Mirlo común', ['parque', 'bosque']],
  ['Paloma torcaz', ['ciudad', 'parque', 'bosque', 'dehesa']],
] as const)('%s, which one sees first, is missing nowhere with %j', (nombre, habitats) => {
  const without = lugares.filter(
    (lugar) => habitats.some((each) => lugar.habitats.includes(each)) && !lugar.especies.includes(nombre),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('every species that one may meet stands in some place, and what is sensitive stands in none', () => {
  const stand = new Set(lugares.flatMap(({ especies }) => especies));
  const nowhere = aves.filter(({ nombre }) => !stand.has(nombre));
  const reasons = loadSensitive();
  expect(nowhere.filter(({ nombre, frecuencia }) => frecuencia !== 'rara' && !reasons.has(nombre))).toEqual(
    [],
  );
  for (const nombre of reasons.keys()) {
    expect(
      aves.some((ave) => ave.nombre === nombre),
      nombre,
    ).toBe(true);
    expect(stand.has(nombre), nombre).toBe(false);
  }
});

test('a sensitive species put into a place is refused', () => {
  const change = withChanged('puerto-de-la-morcuera', ({ especies }) =>
    especies.splice(11, 0, 'Buitre negro'),
  );
  expect(change).toThrow('data/lugares/puerto-de-la-morcuera.json: especies: «Buitre negro» is sensitive');
});

test('a species that lives in other habitats than the place needs its reason, and no other may have one', () => {
  expect(withChanged('campos-de-talamanca', (lugar) => delete lugar.visitas)).toThrow(
    'visitas: «Águila calzada» must stand there',
  );
  expect(
    withChanged('campos-de-talamanca', ({ visitas = {} }) => {
      visitas['Alondra común'] = 'Pasa por allí.';
    }),
  ).toThrow('visitas: «Alondra común» must stand there if, and only if');
});

test.each<[string, (lugar: Lugar) => void, string]>([
  ['an unknown species', ({ especies }) => especies.push('Zzz dodo'), 'the guide has no «Zzz dodo»'],
  ['too few species', (lugar) => lugar.especies.splice(10), 'especies'],
  [
    'a jewel that is not there',
    ({ joyas }) => joyas.splice(0, 1, 'Avutarda euroasiática'),
    'is none of its especies',
  ],
  ['a place in another country', ({ coordenadas }) => coordenadas.splice(0, 2, 48.85, 2.35), 'coordenadas.0'],
  ['a field that no page shows', (lugar) => Object.assign(lugar, { nidos: 3 }), 'nidos'],
])('%s is refused with file and field', (_what, change, message) => {
  expect(withChanged('parque-del-retiro', change)).toThrow(message);
  expect(withChanged('parque-del-retiro', change)).toThrow('data/lugares/parque-del-retiro.json');
});

test('a common species in no place is named', () => {
  const without = files.map(({ file, text }) => {
    const lugar: Lugar = JSON.parse(text);
    return {
      file,
      text: JSON.stringify({ ...lugar, especies: lugar.especies.filter((each) => each !== 'Faisán vulgar') }),
    };
  });
  expect(() => loadLugares(without)).toThrow('Faisán vulgar: is not rara, and stands in no place');
});

test('what is told of a place addresses one visitor, in sentences, and shares no run of eight words with another', () => {
  const owners = new Map<string, string>();
  for (const { id, porQue, acceso, cuidado } of lugares) {
    for (const text of [porQue, acceso, cuidado]) {
      expect(text, id).not.toMatch(/\busted|\b(no se acerque|mire|respete|quédese|deje)\b|["']|\s{2}/i);
      expect(text, id).not.toMatch(/\b(nunca|siempre|el único|la única|jamás)\b/i);
    }
    const words = `${porQue} ${cuidado}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let i = 0; i + 8 <= words.length; i++) {
      const run = words.slice(i, i + 8).join(' ');
      expect(owners.get(run) ?? id, run).toBe(id);
      owners.set(run, id);
    }
  }
});
