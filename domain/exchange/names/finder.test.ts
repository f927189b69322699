import { expect, test } from 'vitest';
import { loadAves } from '../../../data/load-aves.ts';
import { createFinder } from './finder.ts';

const aves = loadAves();
const find = createFinder(
  aves,
  aves.map(({ nombres }) => nombres),
);

const found = (cientifico: string, nombre = '', isOutside = false) => {
  const result = find({ cientifico, nombre }, isOutside);
  return result.kind === 'ave' ? result.nombre : result.kind;
};

test('each species is found by its binomial, those of other lists, its Spanish and its English name', () => {
  for (const { nombre, cientifico, nombres, alias = [] } of aves) {
    for (const binomial of [cientifico, ...(nombres.binomios ?? [])]) expect(found(binomial)).toBe(nombre);
    expect(found(`${cientifico} subspecies`)).toBe(nombre);
    for (const name of [nombre, nombre.toUpperCase(), nombre.normalize('NFD'), nombres.ingles, ...alias])
      expect(found('', name)).toBe(nombre);
  }
});

test('the five names in which the list of eBird differs, and that of IOC, lead to the bird of the guide', () => {
  expect(
    [
      'Botaurus minutus',
      'Astur gentilis',
      'Thinornis dubius',
      'Ardea ibis',
      'Coloeus monedula',
      'Cecropis rufula',
    ].map((binomial) => found(binomial)),
  ).toEqual([
    'Avetorillo común',
    'Azor común',
    'Chorlitejo chico',
    'Garcilla bueyera',
    'Grajilla occidental',
    'Golondrina dáurica',
  ]);
});

test('a popular name leads to a species where only one has it, and where no binomial speaks against it', () => {
  const popular = aves.flatMap(({ nombre, nombres }) =>
    (nombres.populares ?? []).map((each) => [each, nombre] as const),
  );
  for (const [name, nombre] of popular) {
    const bearers = new Set(popular.filter(([other]) => other === name).map(([, each]) => each));
    const isAlsoProper = aves.some((ave) => found('', ave.nombre) === found('', name));
    if (bearers.size === 1) expect(isAlsoProper || found('', name) === nombre).toBe(true);
    if (bearers.size > 1) expect(isAlsoProper || found('', name) === 'unidentified').toBe(true);
  }
  expect(found('Passer sp.', 'gorrión')).toBe('unidentified');
});

test('an everyday name, which is a part of the names of one species, says that species', () => {
  for (const [name, nombre] of [
    ['Petirrojo', 'Petirrojo europeo'],
    ['abejaruco', 'Abejaruco europeo'],
    ['URRACA', 'Urraca común'],
    ['Oropendola', 'Oropéndola europea'],
    ['Grajilla', 'Grajilla occidental'],
    ['Martín pescador', 'Martín pescador común'],
    ['Martín Pescador', 'Martín pescador común'],
    ['Verdecillo', 'Serín verdecillo'],
    ['Azulón', 'Ánade azulón'],
    ['Águila imperial', 'Águila imperial ibérica'],
    ['Mirlo acuático', 'Mirlo acuático europeo'],
    ['Urraca (joven)', 'Urraca común'],
  ] as const)
    expect(found('', name), name).toBe(nombre);
});

test('a part that several species bear is not guessed, and they are told', () => {
  for (const [name, among] of [
    ['Mirlo', ['Mirlo acuático europeo', 'Mirlo común']],
    ['Cernícalo', ['Cernícalo primilla', 'Cernícalo vulgar']],
    ['Verderón', ['Verderón común', 'Verderón serrano']],
    ['grajo', ['Chova piquirroja', 'Corneja negra', 'Grajilla occidental']],
  ] as const)
    expect(find({ cientifico: '', nombre: name }, false)).toEqual({ kind: 'unidentified', among });
  for (const name of ['común', 'Curruca', 'Europeo', 'tordo']) expect(found('', name)).toBe('unidentified');
});

test('what is not wholly in the name of a species is no part of it', () => {
  for (const name of [
    'Urraca piquigualda',
    'Focha moruna',
    'Mirlo de Kramer',
    'Urra',
    'Petirrojos',
    'urraca?',
    'Magpie',
    'Robin',
    'Pica',
    'Turdus',
    'de la',
    'del',
    '(urraca)',
    '…',
  ])
    expect(found('', name), name).toBe('foreign');
  for (const name of [
    'Urraca sp.',
    'Urraca/Grajilla',
    'Verdecillo x lúgano',
    'Urraca (híbrido)',
    'Urraca [híbrida]',
  ])
    expect(found('', name), name).toBe('unidentified');
  expect(found('Pica mauritanica', 'Urraca')).toBe('foreign');
  expect(found('Pica', 'Urraca')).toBe('unidentified');
});

test('far from Madrid the northern relatives are other birds, and so they are told', () => {
  expect(found('Picus viridis', 'Eurasian Green Woodpecker')).toBe('Pito real ibérico');
  expect(found('Picus viridis', 'Pito Real', true)).toBe('foreign');
  expect(found('Lanius excubitor', '', true)).toBe('foreign');
  expect(found('Turdus merula', '', true)).toBe('Mirlo común');
});

test('birds of elsewhere, groups and hybrids are told apart', () => {
  expect(found('Dromaius novaehollandiae', 'Emu')).toBe('foreign');
  expect(found('', 'Dodo')).toBe('foreign');
  expect(found('Larus sp.', 'gull sp.')).toBe('unidentified');
  expect(found('', 'Gaviota sp.')).toBe('unidentified');
  expect(found('', 'Turdus merula')).toBe('Mirlo común');
  expect(found('', 'Gray Heron')).toBe('Garza real');
});

test('geese and ducks of the farmyard are no wild birds; the feral pigeon is a bird of the guide', () => {
  for (const [cientifico, nombre] of [
    ['Anser anser (Domestic type)', 'Graylag Goose (Domestic type)'],
    ['Anser anser', 'Graylag Goose (Domestic type)'],
    ['', 'Mallard (Domestic type)'],
    ['', 'Ánade azulón (tipo doméstico)'],
    ['', 'Ánsar común (doméstico)'.normalize('NFD')],
    ['Anas platyrhynchos domesticus', 'Domestic Mallard'],
  ] as const)
    expect(found(cientifico, nombre), `${cientifico}, ${nombre}`).toBe('unidentified');
  expect(found('Columba livia (Feral Pigeon)', 'Rock Pigeon (Feral Pigeon)')).toBe('Paloma bravía');
  expect(found('Columba livia domestica', '')).toBe('Paloma bravía');
  expect(found('Passer domesticus', 'House Sparrow')).toBe('Gorrión común');
});
