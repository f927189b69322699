import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsOf } from './criteria.ts';
import { type Filtros, readFiltros, SIN_FILTROS, toggleFiltro, writeFiltros } from './filtros.ts';
import { GRUPOS, hasFiltros } from './grupos.ts';
import { foldText } from './slug.ts';

const anyFiltros: fc.Arbitrary<Filtros> = fc.record(
  Object.fromEntries(
    GRUPOS.map((grupo) => [
      grupo,
      fc.subarray([...optionsOf(grupo)]).map((options): ReadonlySet<string> => new Set(options)),
    ]),
  ) as { [G in (typeof GRUPOS)[number]]: fc.Arbitrary<ReadonlySet<string>> },
);

const read = (query: string) => readFiltros(new URLSearchParams(query));

test('whatever is chosen stands in the address and is read from it again', () => {
  fc.assert(
    fc.property(anyFiltros, (filtros) => {
      expect(read(writeFiltros(filtros))).toEqual({ filtros, desconocidos: [] });
    }),
  );
});

test('an address says that it narrows its list exactly when something is chosen', () => {
  fc.assert(
    fc.property(anyFiltros, (filtros) => {
      const chosen = GRUPOS.some((grupo) => filtros[grupo].size > 0);
      expect(hasFiltros(writeFiltros(filtros, '?nombre=real'))).toBe(chosen);
    }),
  );
});

test('filters leave what else the address says as it was, even what cannot be decoded', () => {
  fc.assert(
    fc.property(
      anyFiltros,
      anyFiltros,
      fc.stringMatching(/^[a-z0-9%+=._~-]{0,30}$/),
      (before, after, other) => {
        const search = other && `?otro=${other.replaceAll('&', '')}&x=%E0%A4%A`;
        const written = writeFiltros(after, writeFiltros(before, search));
        expect(written).toBe(writeFiltros(after, search));
        expect(written.startsWith(search)).toBe(true);
        expect(writeFiltros(SIN_FILTROS, written)).toBe(search);
      },
    ),
  );
});

test('any query is read, and nothing that the guide does not know is chosen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...GRUPOS), (text, grupo) => {
      for (const query of [text, `%${text}`, `${grupo}=${text}`, `${grupo}=${encodeURIComponent(text)}`]) {
        const { filtros } = read(query);
        for (const each of GRUPOS)
          for (const option of filtros[each]) expect(optionsOf(each)).toContain(option);
      }
    }),
  );
});

test('addresses are short and plain', () => {
  const filtros = toggleFiltro(toggleFiltro(SIN_FILTROS, 'mes', 'mayo'), 'habitat', 'alta montaña');
  expect(writeFiltros(toggleFiltro(filtros, 'mes', 'abril'))).toBe('?mes=abril,mayo&habitat=alta-montana');
  expect(writeFiltros(SIN_FILTROS)).toBe('');
});

test('values may be repeated, separated, accented or in capitals', () => {
  const { filtros, desconocidos } = read('mes=ABRIL&mes=mayo,Junio&habitat=R%C3%ADo&vistas=no-vistas');
  expect(desconocidos).toEqual([]);
  expect(writeFiltros(filtros)).toBe('?mes=abril,mayo,junio&habitat=rio&vistas=no-vistas');
});

test('what is not understood is told and the rest holds', () => {
  const { filtros, desconocidos } = read('mes=brumario,abril&orden=constructor&mes=&utm_source=x');
  expect(writeFiltros(filtros)).toBe('?mes=abril');
  expect(desconocidos).toEqual([
    { grupo: 'mes', valor: 'brumario' },
    { grupo: 'orden', valor: 'constructor' },
  ]);
});

test('a page that has chosen a group already does not let the address choose in it', () => {
  const { filtros, desconocidos } = readFiltros(new URLSearchParams('orden=Strigiformes&mes=abril'), 'orden');
  expect(writeFiltros(filtros)).toBe('?mes=abril');
  expect(desconocidos).toEqual([{ grupo: 'orden', valor: 'Strigiformes' }]);
});

test('choosing an option twice leaves all as it was', () => {
  fc.assert(
    fc.property(anyFiltros, fc.constantFrom(...GRUPOS), fc.nat(), (filtros, grupo, n) => {
      const option = optionsOf(grupo)[n % optionsOf(grupo).length] ?? '';
      const once = toggleFiltro(filtros, grupo, option);
      expect(once[grupo].has(option)).toBe(!filtros[grupo].has(option));
      expect(toggleFiltro(once, grupo, option)).toEqual(filtros);
    }),
  );
});

test('no two options of a group are the same in an address, and none holds the comma that separates them', () => {
  for (const grupo of GRUPOS) {
    const slugs = optionsOf(grupo).map(foldText);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z-]+$/);
  }
});
