import { expect, test } from 'vitest';
import { type Brought, createGathering } from '../../../../domain/exchange/brought.ts';
import { asideInWords, outdoneInWords, promiseInWords } from './preview-in-words.ts';

const NOTHING = { fresh: 0, aside: 0, newSpecies: [], species: 0, alreadyThere: 0 };
const brought = (parts: Partial<Brought> = {}): Brought => ({
  ...createGathering('una tabla').brought([]),
  ...parts,
});
const names = (...all: string[]) => new Map(all.map((name) => [name, 1]));
const sighting = { nombre: 'Abubilla', fecha: '2026-05-01' };

test('where all is there already, the notebook has it all', () => {
  expect(promiseInWords(brought(), { ...NOTHING, alreadyThere: 2, species: 1 }, false)).toBe(
    'No hay nada nuevo: tu cuaderno ya lo tiene todo.',
  );
  const marked = brought({ foreign: names('Dodo') });
  expect(promiseInWords(marked, { ...NOTHING, species: 1 }, false)).toBe(
    'No hay nada nuevo: tu cuaderno ya tiene todo lo que se puede añadir.',
  );
});

for (const [what, parts, why] of [
  ['a header alone', {}, 'no tiene ninguna fila debajo de los títulos'],
  ['an empty copy', { isCopy: true }, 'su lista está vacía'],
  ['an unknown bird', { foreign: names('Dodo') }, 'un nombre no está en la guía'],
  [
    'names and lines that cannot be taken',
    { foreign: names('Dodo', 'Emu'), unidentified: names('Mirlo'), unread: ['a', 'b'] },
    '2 nombres no están en la guía, un nombre no dice una sola especie y 2 líneas tienen algún fallo',
  ],
  ['a spoiled line', { unread: ['a'] }, 'una línea tiene algún fallo'],
] as const)
  test(`of ${what} the visitor hears that it brings no bird, and why`, () => {
    expect(promiseInWords(brought(parts as Partial<Brought>), NOTHING, false)).toBe(
      `No trae ningún ave que podamos añadir: ${why}.`,
    );
  });

test('where all lies outside Madrid, the visitor hears so', () => {
  expect(promiseInWords(brought({ outside: [sighting, sighting] }), NOTHING, false)).toBe(
    'No trae ningún ave que podamos añadir: 2 avistamientos son de fuera de la Comunidad de Madrid.',
  );
});

test('a copy of names that are no birds of the guide promises to keep them, and no more', () => {
  const copy = brought({ isCopy: true, others: ['Dodo'], foreign: names('Dodo') });
  expect(promiseInWords(copy, NOTHING, false)).toBe(
    'No trae ningún ave de la guía; si lo añades, tu lista guarda lo que trae tal como viene.',
  );
  expect(promiseInWords(copy, { ...NOTHING, species: 1 }, false)).toBe(
    'Sus aves ya estaban en tu lista; si lo añades, guarda también lo que no es de la guía, tal como viene.',
  );
});

test('what is new is counted', () => {
  expect(promiseInWords(brought(), { ...NOTHING, fresh: 1, species: 1 }, false)).toBe(
    'Al añadirlo, tu cuaderno gana 1 avistamiento nuevo; las aves ya estaban en tu lista.',
  );
  expect(promiseInWords(brought(), { ...NOTHING, fresh: 2, newSpecies: ['Cuco'] }, false)).toBe(
    'Al añadirlo, tu cuaderno gana 2 avistamientos nuevos y tu lista 1 ave. De momento no hemos cambiado nada.',
  );
});

test('of a bird that is not marked, nobody hears that it was on the list', () => {
  expect(promiseInWords(brought(), { ...NOTHING, fresh: 1, aside: 1 }, false)).toBe(
    'Al añadirlo, tu cuaderno gana 1 avistamiento nuevo.',
  );
});

test('sightings of species that are not marked are said to stand aside', () => {
  expect(asideInWords({ aside: 0, fresh: 3 })).toBe('');
  expect(asideInWords({ aside: 1, fresh: 1 })).toBe(
    'El avistamiento se guarda aparte, sin verse, hasta que marques su ave como avistada.',
  );
  expect(asideInWords({ aside: 1, fresh: 3 })).toBe(
    'De esos avistamientos, 1 se guarda aparte, sin verse, hasta que marques su ave como avistada.',
  );
  expect(asideInWords({ aside: 2, fresh: 3 })).toBe(
    'De esos avistamientos, 2 se guardan aparte, sin verse, hasta que marques sus aves como avistadas.',
  );
});

test('marks that give way to what tells more are counted', () => {
  expect(outdoneInWords({ outdone: 0 })).toBe('');
  expect(outdoneInWords({ outdone: 1 })).toBe(
    'De los que tenías, uno solo decía el ave y el día: deja su sitio a lo nuevo.',
  );
  expect(outdoneInWords({ outdone: 3 })).toBe(
    'De los que tenías, 3 solo decían el ave y el día: dejan su sitio a lo nuevo.',
  );
});
