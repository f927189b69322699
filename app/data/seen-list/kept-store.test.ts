import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ASIDE_KEY, AVISTADAS, AVISTADAS_KEY, addAvistada } from '../../../domain/seen-list/avistadas.ts';
import { createKeptStore } from './kept-store.ts';
import type { SeenStorage } from './kept-text.ts';

const abubilla = { nombre: 'Abubilla' };
const mark = (nombre: string) => (list: readonly unknown[]) => addAvistada(list, { nombre });

/** A storage as browsers have it, that can be told to refuse. */
class TestStorage implements SeenStorage {
  items = new Map<string, string>();
  refusesReading = false;
  refusesWriting = false;

  getItem(key: string) {
    if (this.refusesReading) throw new DOMException('blocked', 'SecurityError');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.refusesWriting) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string) {
    this.items.delete(key);
  }
}

let storage: TestStorage;

beforeEach(() => {
  storage = new TestStorage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The store of one tab. */
const openWith = (open: () => SeenStorage) => createKeptStore(AVISTADAS, { open });
const open = () => openWith(() => storage);
const stored = () => JSON.parse(storage.items.get(AVISTADAS_KEY) ?? 'null');

test('a mark is saved at once and found by the next visit', () => {
  open().change(mark('Abubilla'));
  expect(stored()).toEqual(['Abubilla']);
  expect(open().getSnapshot()).toEqual({ value: ['Abubilla'], problem: null });
});

test('marks made in two tabs both survive', () => {
  const one = open();
  const other = open();
  one.getSnapshot();
  other.getSnapshot();
  one.change(mark('Abubilla'));
  other.change(mark('Mirlo común'));
  one.refresh();
  expect(one.getSnapshot().value).toEqual(['Abubilla', 'Mirlo común']);
});

test('a text that is no list counts as empty, is logged once and kept aside before the first write', () => {
  storage.items.set(AVISTADAS_KEY, '{"roto"');
  const store = open();
  expect(store.getSnapshot()).toEqual({ value: [], problem: 'illegible' });
  store.refresh();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(storage.items.has(ASIDE_KEY)).toBe(false);
  store.change(mark('Abubilla'));
  expect(storage.items.get(ASIDE_KEY)).toBe('{"roto"');
  expect(stored()).toEqual(['Abubilla']);
});

test('emptying sets a corrupt text aside too, and a second does not push out the first', () => {
  storage.items.set(ASIDE_KEY, 'uno');
  storage.items.set(AVISTADAS_KEY, 'dos');
  open().change(() => []);
  expect(storage.items.get(ASIDE_KEY)).toBe('uno\ndos');
});

test.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.json())])(
  'whatever text was stored, it is read or kept aside, never lost',
  (text) => {
    storage = new TestStorage();
    storage.items.set(AVISTADAS_KEY, text);
    open().change(mark('Abubilla'));
    const kept = storage.items.get(ASIDE_KEY) === text;
    const entries = kept ? [] : (JSON.parse(text) as unknown[]);
    expect(stored()).toEqual(JSON.parse(JSON.stringify(addAvistada(entries, abubilla))));
  },
);

test('when the corrupt text cannot be kept aside, it is not overwritten', () => {
  storage.items.set(AVISTADAS_KEY, 'roto');
  const store = open();
  store.getSnapshot();
  storage.refusesWriting = true;
  store.change(mark('Abubilla'));
  expect(storage.items.get(AVISTADAS_KEY)).toBe('roto');
  expect(store.getSnapshot()).toEqual({ value: ['Abubilla'], problem: 'unsaved' });
});

test('a full storage keeps the marks in memory and saves them as soon as it can', () => {
  storage.items.set(AVISTADAS_KEY, '["Cuco común"]');
  const store = open();
  storage.refusesWriting = true;
  store.change(mark('Abubilla'));
  expect(store.getSnapshot()).toEqual({ value: ['Cuco común', 'Abubilla'], problem: 'unsaved' });
  storage.refusesWriting = false;
  store.change(mark('Mirlo común'));
  expect(stored()).toEqual(['Cuco común', 'Abubilla', 'Mirlo común']);
  expect(store.getSnapshot().problem).toBeNull();
});

test('a blocked storage still lets the visitor mark, and says that nothing is saved', () => {
  const store = openWith(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(store.getSnapshot()).toEqual({ value: [], problem: 'unsaved' });
  store.change(mark('Abubilla'));
  expect(store.getSnapshot().value).toEqual(['Abubilla']);
});

test('a storage that cannot be read is not overwritten', () => {
  storage.items.set(AVISTADAS_KEY, '["Cuco común"]');
  storage.refusesReading = true;
  const store = open();
  store.change(mark('Abubilla'));
  expect(storage.items.get(AVISTADAS_KEY)).toBe('["Cuco común"]');
  storage.refusesReading = false;
  store.change(mark('Mirlo común'));
  expect(stored()).toEqual(['Cuco común', 'Abubilla', 'Mirlo común']);
});

test('who listens hears of each change until they stop', () => {
  const store = open();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.change(mark('Abubilla'));
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  stop();
  store.change(mark('Mirlo común'));
  expect(listener).not.toHaveBeenCalled();
});

test('a full storage gives up what counts less before it loses a mark', () => {
  storage.items.set('seenBird.vaciada', '{}');
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    storage.refusesWriting = storage.items.has('seenBird.vaciada');
    setItem(key, value);
  };
  const store = createKeptStore(AVISTADAS, {
    open: () => storage,
    makeRoom: (full) => full.removeItem('seenBird.vaciada'),
  });
  store.change(mark('Abubilla'));
  expect(stored()).toEqual(['Abubilla']);
  expect(store.getSnapshot().problem).toBeNull();
});
