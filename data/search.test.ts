import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../domain/addresses/slug.ts';
import { withNames } from '../domain/search/names.ts';
import { searchAves } from '../domain/search/search-aves.ts';
import { soundOf } from '../domain/search/sound.ts';
import { meantBy, suggest } from '../domain/search/suggest.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();
const list = withNames(
  aves,
  aves.map(({ nombres }) => nombres),
);
const suggested = (text: string) => suggest(list, text).map(({ ave }) => ave.nombre);
const meant = (text: string) => meantBy(list, text).map(({ ave }) => ave.nombre);
const found = (text: string) => searchAves(aves, text).map(({ nombre }) => nombre);

/** What Enter shows: what the specified search finds, else the species that may be meant. */
const entered = (text: string) => (found(text).length > 0 ? found(text) : meant(text));

const folded = list.map(({ ave, names }) => ({ nombre: ave.nombre, names }));

/** Letters of a name from which one slip in it still finds it. */
const MIN_LETTERS = 5;

const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóúü');

/** A name with one slip at `at`: a letter missing, too many, wrong, or swapped with the next. */
function slipped(name: string, at: number, how: number, extra: string): string {
  const [before, here, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
  if (how === 0) return before + after;
  if (how === 1) return before + extra + here + after;
  if (how === 2) return before + extra + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

/** Whether a slip made the beginning of another species' name: «Pico pica», of Pica pica and of the pico picapinos. */
function beginsAnother(nombre: string, text: string): boolean {
  const wanted = foldText(text);
  const sounds = soundOf(wanted);
  return folded.some(
    (each) =>
      each.nombre !== nombre &&
      each.names.some(
        (name) => `-${name.folded}`.includes(`-${wanted}`) || `-${name.sound}`.includes(`-${sounds}`),
      ),
  );
}

test('each species comes first for its own name, and for every other name that is its alone', () => {
  const owners = Map.groupBy(
    list.flatMap(({ ave, names }) => names.map((name) => ({ ...name, nombre: ave.nombre }))),
    (name) => name.folded,
  );
  expect(owners.size).toBeGreaterThan(3 * aves.length);
  for (const [text, names] of owners) {
    const whole = names.filter(({ kind }) => kind !== 'grupo');
    for (const { written, nombre } of whole) {
      const first = suggested(written.toUpperCase()).slice(0, whole.length);
      expect(first, written).toContain(nombre);
      if (found(text).length === 0) expect(meant(written), written).toContain(nombre);
    }
  }
});

test('one slip anywhere in a name still finds its species', () => {
  const long = aves.filter(({ nombre }) => nombre.length >= MIN_LETTERS);
  expect(long.length).toBeGreaterThan(aves.length - 10);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.nat(3),
      letter,
      fc.boolean(),
      ({ nombre, cientifico }, seed, how, extra, scientific) => {
        const name = scientific ? cientifico : nombre;
        const text = slipped(name, seed % name.length, how, extra);
        fc.pre(!beginsAnother(nombre, text));
        expect(suggested(text)).toContain(nombre);
      },
    ),
    { numRuns: 1000 },
  );
});

test('the part that is told is what was typed, for each word of each name', () => {
  for (const { nombre, cientifico } of aves) {
    for (const word of `${nombre} ${cientifico}`.split(' ')) {
      for (const { name, match } of suggest(list, word)) {
        if (match) expect(foldText(name.written.slice(match.from, match.to))).toBe(foldText(word));
      }
    }
  }
});

const FIRST: Record<string, [text: string, nombre: string][]> = {
  'its name': [
    ['cuco', 'Cuco'],
    ['abubilla', 'Abubilla'],
    ['MIRLO COMÚN', 'Mirlo común'],
    ['martin-pescador', 'Martín pescador común'],
  ],
  'the beginning of its name': [
    ['urra', 'Urraca común'],
    ['aguila re', 'Águila real'],
    ['búho r'.normalize('NFD'), 'Búho real'],
  ],
  'a popular name': [
    ['loro', 'Cotorra argentina'],
    ['colorín', 'Jilguero europeo'],
    ['becada', 'Chocha perdiz'],
    ['pato', 'Ánade azulón'],
    ['pajarita de las nieves', 'Lavandera blanca'],
    ['aguzanieves', 'Lavandera blanca'],
    ['polla de agua', 'Gallineta común'],
    ['gran duque', 'Búho real'],
    ['pájaro carpintero', 'Pico picapinos'],
    ['picaza', 'Urraca común'],
    ['oca', 'Ánsar común'],
    ['engañapastores', 'Chotacabras cuellirrojo'],
    ['cuervo marino', 'Cormorán grande'],
    ['espulgabueyes', 'Garcilla bueyera'],
  ],
  'what it is heard doing': [
    ['canta de noche', 'Autillo europeo'],
    ['tamborilea', 'Pico picapinos'],
    ['ulula', 'Búho real'],
  ],
  'a former name': [
    ['ánade real', 'Ánade azulón'],
    ['ratonero comun', 'Busardo ratonero'],
    ['ruiseñor bastardo', 'Cetia ruiseñor'],
    ['águila culebrera', 'Culebrera europea'],
    ['zampullín chico', 'Zampullín común'],
  ],
  'an English name': [
    ['robin', 'Petirrojo europeo'],
    ['red kite', 'Milano real'],
    ['house sparrow', 'Gorrión común'],
    ['eurasian magpie', 'Urraca común'],
    ["Bonelli's Eagle", 'Águila perdicera'],
    ['hoopoe', 'Abubilla'],
  ],
  'a binomial, of today or of before': [
    ['Upupa epops', 'Abubilla'],
    ['EPOPS', 'Abubilla'],
    ['turdus mer', 'Mirlo común'],
    ['Sylvia undata', 'Curruca rabilarga'],
    ['Ardea ibis', 'Garcilla bueyera'],
    ['Parus caeruleus', 'Herrerillo común'],
    ['Anas strepera', 'Ánade friso'],
    ['Botaurus minutus', 'Avetorillo común'],
    ['Astur gentilis', 'Azor común'],
    ['Thinornis dubius', 'Chorlitejo chico'],
    ['Coloeus monedula', 'Grajilla occidental'],
    ['Cecropis rufula', 'Golondrina dáurica'],
  ],
};

/** Each with the bird that was meant: slips of every kind, of forty birds. */
const SLIPS: Record<string, [text: string, nombre: string][]> = {
  'a letter missing': [
    ['mlano', 'Milano negro'],
    ['jilgero', 'Jilguero europeo'],
    ['curuca capirotada', 'Curruca capirotada'],
    ['oropndola', 'Oropéndola europea'],
    ['gavilá', 'Gavilán común'],
    ['alodra', 'Alondra común'],
    ['scribano montesino', 'Escribano montesino'],
    ['agila perdicera', 'Águila perdicera'],
  ],
  'a letter too many, or doubled': [
    ['cuccoo', 'Cuco'],
    ['garrza real', 'Garza real'],
    ['lavanddera', 'Lavandera blanca'],
    ['estornnino', 'Estornino negro'],
    ['pinnzón', 'Pinzón vulgar'],
    ['vencejos', 'Vencejo común'],
    ['gorriones', 'Gorrión común'],
    ['buitress', 'Buitre leonado'],
  ],
  'a letter wrong': [
    ['aguila inperial', 'Águila imperial ibérica'],
    ['petirrojp', 'Petirrojo europeo'],
    ['golomdrina', 'Golondrina común'],
    ['cernivalo', 'Cernícalo vulgar'],
    ['abejatuco', 'Abejaruco europeo'],
    ['somormujp', 'Somormujo lavanco'],
    ['picogprdo', 'Picogordo común'],
    ['nirlo', 'Mirlo común'],
  ],
  'two letters swapped': [
    ['abubilal', 'Abubilla'],
    ['uracra', 'Urraca común'],
    ['mochuleo', 'Mochuelo europeo'],
    ['tarablila', 'Tarabilla europea'],
    ['croneja', 'Corneja negra'],
    ['trepadro', 'Trepador azul'],
  ],
  'a letter that sounds alike': [
    ['petirojo', 'Petirrojo europeo'],
    ['vuitre', 'Buitre leonado'],
    ['abuvilla', 'Abubilla'],
    ['abubiya', 'Abubilla'],
    ['zigueña', 'Cigüeña blanca'],
    ['sigüeña', 'Cigüeña blanca'],
    ['gabilan', 'Gavilán común'],
    ['gilguero', 'Jilguero europeo'],
    ['hurraca', 'Urraca común'],
    ['alcon', 'Halcón peregrino'],
    ['lechusa', 'Lechuza común'],
    ['avutarda', 'Avutarda euroasiática'],
    ['abutarda', 'Avutarda euroasiática'],
    ['kárabo', 'Cárabo común'],
    ['piquituerto', 'Piquituerto común'],
    ['pikituerto', 'Piquituerto común'],
    ['vilano', 'Milano negro'],
    ['berderón', 'Verderón común'],
    ['sisón', 'Sisón común'],
    ['zizón', 'Sisón común'],
    ['garsa', 'Garza real'],
    ['ruisenor', 'Ruiseñor común'],
    ['cogugada', 'Cogujada común'],
    ['bencejo', 'Vencejo común'],
    ['codornis', 'Codorniz común'],
    ['pinson', 'Pinzón vulgar'],
    ['faysan', 'Faisán vulgar'],
    ['corujha', 'Lechuza común'],
    ['chamaris', 'Serín verdecillo'],
  ],
  'two slips in a long name': [
    ['agila inperial', 'Águila imperial ibérica'],
    ['martim pezcador', 'Martín pescador común'],
    ['mosqitero musicall', 'Mosquitero musical'],
    ['halcones', 'Halcón peregrino'],
  ],
};

for (const [how, rows] of Object.entries(FIRST)) {
  test.each(rows)(
    `by ${how} one finds a species first, while typing and on Enter: «%s» %s`,
    (text, nombre) => {
      expect(suggested(text)[0]).toBe(nombre);
      if (text !== 'pato') expect(entered(text)[0]).toBe(nombre);
    },
  );
}

for (const [how, rows] of Object.entries(SLIPS)) {
  test.each(rows)(`with ${how} one finds it all the same: «%s» %s`, (text, nombre) => {
    expect(suggested(text)[0]).toBe(nombre);
    expect(entered(text)[0]).toBe(nombre);
  });
}

test.each([
  [
    'tordo',
    ['Estornino negro', 'Estornino pinto', 'Zorzal charlo', 'Zorzal común', 'Zorzal alirrojo', 'Zorzal real'],
  ],
  ['loro', ['Cotorra argentina', 'Cotorra de Kramer']],
  ['grajo', ['Corneja negra', 'Grajilla occidental', 'Chova piquirroja']],
  ['pájaro carpintero', ['Pico picapinos', 'Pito real ibérico', 'Pico menor']],
  ['garza blanca', ['Garceta común', 'Garceta grande']],
])('a name that several birds bear means all of them, the easiest to meet first: «%s»', (text, birds) => {
  expect(found(text)).toEqual([]);
  expect(meant(text)).toEqual(birds);
  expect(meantBy(list, text).every(({ whole }) => whole)).toBe(true);
  expect(suggested(text).slice(0, birds.length)).toEqual(birds);
});

test.each([
  ['pato', ['Ánade azulón', 'Pato colorado', 'Cuchara común', 'Ánade rabudo', 'Silbón europeo']],
  ['garza', ['Garza real', 'Garza imperial', 'Garceta común', 'Garceta grande', 'Garcilla bueyera']],
  ['buho', ['Búho real', 'Búho chico', 'Búho campestre', 'Autillo europeo', 'Cárabo común']],
  ['halcón', ['Halcón peregrino', 'Abejero europeo', 'Cernícalo vulgar', 'Alcotán europeo']],
  ['aguila', ['Águila calzada', 'Águila imperial ibérica', 'Águila real', 'Águila perdicera']],
  ['buitre', ['Buitre leonado', 'Buitre negro', 'Alimoche común']],
])('the word for a group suggests its birds: «%s»', (text, birds) => {
  expect(suggested(text).slice(0, birds.length)).toEqual(birds);
});

test.each(['loro', 'becada', 'robin', 'Upupa'])(
  'on Enter the specified search finds «%s» no more than before',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test.each([
  'dodo',
  'avestruz',
  'pingüino',
  'ornitorrinco',
  'Strigiformes',
  'insectos',
  'asdfghjk',
  '%E0%A4%A',
])('what is no bird of the guide means none: «%s»', (text) => {
  expect(entered(text)).toEqual([]);
});

test('hostile texts are answered at once, and by species of the guide alone', () => {
  const unit = fc.constantFrom(
    'a',
    'ñ',
    ' ',
    '-',
    '<',
    '>',
    '"',
    '\\',
    '(',
    '*',
    '+',
    '.',
    '\0',
    '\u202e',
    '\u0301',
    '🦜',
    '%',
    'mirlo',
  );
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit, maxLength: 80 }));
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { ave, name } of [...suggest(list, text), ...meantBy(list, text)]) {
        expect(aves).toContain(ave);
        expect(name.written).not.toBe('');
      }
    }),
    { numRuns: 100 },
  );
  for (const text of ['a'.repeat(10_000), '🦜'.repeat(5000), '(a+)+$'.repeat(1500), 'mirlo '.repeat(1600)]) {
    expect([...suggested(text), ...entered(text)]).toEqual([]);
  }
});

const EAGLES = ['Águila calzada', 'Águila imperial ibérica', 'Águila real', 'Águila perdicera'];

test.each([
  ['without accents', 'aguila', EAGLES],
  ['with accents', 'águila', EAGLES],
  ['with accents that are not there', 'ÀGUÏLÂ', EAGLES],
  ['with decomposed accents', 'águila'.normalize('NFD'), EAGLES],
  ['in capitals', 'ÁGUILA REAL', ['Águila real']],
  ['with a hyphen for the space', 'aguila-real', ['Águila real']],
  ['with a part of a word', 'uila re', ['Águila real']],
  ['without the diaeresis', 'ciguena', ['Cigüeña blanca', 'Cigüeña negra']],
  ['with spaces at its ends', '  búho real ', ['Búho real']],
  ['of a word inside the name', 'del nilo', ['Ganso del Nilo']],
])('a search %s finds the same: «%s»', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a single letter finds every name that has it, and no other', () => {
  const withZ = aves.map(({ nombre }) => nombre).filter((nombre) => /z/i.test(nombre));
  expect(withZ.length).toBeGreaterThan(20);
  expect(found('Z').toSorted()).toEqual(withZ.toSorted());
});

test.each(['Upupa', 'Strigiformes', 'Residente', 'insectos', 'dodo', '%E0%A4%A'])(
  'a search looks at the common name only: «%s» finds nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test.each(['a', 'ñ'])('a text of 5,000 «%s» finds nothing', (letter) => {
  expect(found(letter.repeat(5000))).toEqual([]);
});

test.each(['', '  '])('an empty text finds all species, in the order of the lists: «%s»', (text) => {
  expect(found(text)).toEqual(aves.map(({ nombre }) => nombre));
});
