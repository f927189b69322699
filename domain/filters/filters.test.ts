import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { foldText } from '../addresses/slug.ts';
import { optionsOf } from './criteria.ts';
import { FILTER_NAMES, hasFilters } from './filter-names.ts';
import { type Filters, NO_FILTERS, readFilters, toggleFilter, writeFilters } from './filters.ts';

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  Object.fromEntries(
    FILTER_NAMES.map((filter) => [
      filter,
      fc.subarray([...optionsOf(filter)]).map((options): ReadonlySet<string> => new Set(options)),
    ]),
  ) as { [G in (typeof FILTER_NAMES)[number]]: fc.Arbitrary<ReadonlySet<string>> },
);

const read = (query: string) => readFilters(new URLSearchParams(query));

test.prop([anyFilters])('whatever is chosen stands in the address and is read from it again', (filters) => {
  expect(read(writeFilters(filters))).toEqual({ filters, unknown: [] });
});

test.prop([anyFilters])(
  'an address says that it narrows its list exactly when something is chosen',
  (filters) => {
    const chosen = FILTER_NAMES.some((filter) => filters[filter].size > 0);
    expect(hasFilters(writeFilters(filters, '?nombre=real'))).toBe(chosen);
  },
);

test.prop([anyFilters, anyFilters, fc.stringMatching(/^[a-z0-9%+=._~-]{0,30}$/)])(
  'filters leave what else the address says as it was, even what cannot be decoded',
  (before, after, other) => {
    const search = other && `?otro=${other.replaceAll('&', '')}&x=%E0%A4%A`;
    const written = writeFilters(after, writeFilters(before, search));
    expect(written).toBe(writeFilters(after, search));
    expect(written.startsWith(search)).toBe(true);
    expect(writeFilters(NO_FILTERS, written)).toBe(search);
  },
);

test.prop([fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...FILTER_NAMES)])(
  'any query is read, and nothing that the guide does not know is chosen',
  (text, filter) => {
    for (const query of [text, `%${text}`, `${filter}=${text}`, `${filter}=${encodeURIComponent(text)}`]) {
      const { filters } = read(query);
      for (const each of FILTER_NAMES)
        for (const option of filters[each]) expect(optionsOf(each)).toContain(option);
    }
  },
);

test('addresses are short and plain', () => {
  const filters = toggleFilter(toggleFilter(NO_FILTERS, 'mes', 'mayo'), 'habitat', 'alta montaña');
  expect(writeFilters(toggleFilter(filters, 'mes', 'abril'))).toBe('?mes=abril,mayo&habitat=alta-montana');
  expect(writeFilters(NO_FILTERS)).toBe('');
});

test('values may be repeated, separated, accented or in capitals', () => {
  const { filters, unknown } = read('mes=ABRIL&mes=mayo,Junio&habitat=R%C3%ADo&vistas=no-vistas');
  expect(unknown).toEqual([]);
  expect(writeFilters(filters)).toBe('?mes=abril,mayo,junio&habitat=rio&vistas=no-vistas');
});

test('what is not understood is told and the rest holds', () => {
  const { filters, unknown } = read('mes=brumario,abril&orden=constructor&mes=&utm_source=x');
  expect(writeFilters(filters)).toBe('?mes=abril');
  expect(unknown).toEqual([
    { filter: 'mes', value: 'brumario' },
    { filter: 'orden', value: 'constructor' },
  ]);
});

test('a page that has chosen a group already does not let the address choose in it', () => {
  const { filters, unknown } = readFilters(new URLSearchParams('orden=Strigiformes&mes=abril'), 'orden');
  expect(writeFilters(filters)).toBe('?mes=abril');
  expect(unknown).toEqual([{ filter: 'orden', value: 'Strigiformes' }]);
});

test.prop([anyFilters, fc.constantFrom(...FILTER_NAMES), fc.nat()])(
  'choosing an option twice leaves all as it was',
  (filters, filter, n) => {
    const option = optionsOf(filter)[n % optionsOf(filter).length] ?? '';
    const once = toggleFilter(filters, filter, option);
    expect(once[filter].has(option)).toBe(!filters[filter].has(option));
    expect(toggleFilter(once, filter, option)).toEqual(filters);
  },
);

test('no two options of a group are the same in an address, and none holds the comma that separates them', () => {
  for (const filter of FILTER_NAMES) {
    const slugs = optionsOf(filter).map(foldText);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z-]+$/);
  }
});
