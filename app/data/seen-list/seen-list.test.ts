import { expect, test, vi } from 'vitest';
import type { Entries } from '../../../domain/seen-list/avistadas.ts';
import { createSeenList, type Edit } from './seen-list.ts';

function open(items = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  const now = () => new Date('2026-11-21T12:00:00').getTime();
  return { items, list: createSeenList({ open: () => storage, now, newId: () => String(items.size) }) };
}

/** The list of a transaction, with edits that came after it. */
const after = (entries: Entries) => (edits: readonly Edit[]) =>
  edits.reduce((list, { change }) => change(list), entries);

const abubilla = { nombre: 'Abubilla' };
const cuco = { nombre: 'Cuco' };

test('a mark made while another is being confirmed is not taken for confirmed', () => {
  const { list } = open();
  list.setAvistada(abubilla, true);
  const confirmed = list.unconfirmed();
  list.setAvistada(cuco, true);
  list.adopt(confirmed, after(['Abubilla']));
  expect(list.list.getSnapshot().value).toEqual(['Abubilla', 'Cuco']);
  expect(list.unconfirmed()).toHaveLength(1);
});

test('what a tab could not write stays in memory beside what other tabs did', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { items, list } = open(new Map([['seenBird', '["Dodo"]']]));
  const set = items.set.bind(items);
  items.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  list.setAvistada(abubilla, true);
  list.adopt([], after(['Dodo', 'Cuco']));
  expect(list.list.getSnapshot()).toEqual({ value: ['Dodo', 'Abubilla', 'Cuco'], problem: 'unsaved' });
  items.set = set;
  list.setAvistada(cuco, true);
  expect(JSON.parse(items.get('seenBird') ?? '')).toEqual(['Dodo', 'Abubilla', 'Cuco']);
  vi.restoreAllMocks();
});

test('the day of a mark stands beside the list until it is taken in, and is not made anew by pressing off and on', () => {
  const { items, list } = open();
  list.setAvistada(abubilla, true);
  list.setAvistada(abubilla, false);
  list.setAvistada(abubilla, true);
  expect(items.get('seenBird.fechas')).toBe('{"Abubilla":"2026-11-21"}');
  expect(list.isWaiting()).toBe(true);
});
