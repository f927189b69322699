import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAvistada, CLAVE_AVISTADAS, CLAVE_RESPALDO } from '../../../domain/avistadas.ts';
import { type Almacen, createAvistadasStore } from './avistadas-store.ts';

const abubilla = { nombre: 'Abubilla' };
const mark = (nombre: string) => (list: readonly unknown[]) => addAvistada(list, { nombre });

/** A storage as browsers have it, that can be told to refuse. */
class TestAlmacen implements Almacen {
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
}

let almacen: TestAlmacen;

beforeEach(() => {
  almacen = new TestAlmacen();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const open = () => createAvistadasStore(() => almacen);
const stored = () => JSON.parse(almacen.items.get(CLAVE_AVISTADAS) ?? 'null');

test('a mark is saved at once and found by the next visit', () => {
  open().change(mark('Abubilla'));
  expect(stored()).toEqual(['Abubilla']);
  expect(open().getSnapshot()).toEqual({ entradas: ['Abubilla'], problema: null });
});

test('marks made in two tabs both survive', () => {
  const one = open();
  const other = open();
  one.getSnapshot();
  other.getSnapshot();
  one.change(mark('Abubilla'));
  other.change(mark('Mirlo común'));
  one.refresh();
  expect(one.getSnapshot().entradas).toEqual(['Abubilla', 'Mirlo común']);
});

test('a text that is no list counts as empty, is logged once and kept aside before the first write', () => {
  almacen.items.set(CLAVE_AVISTADAS, '{"roto"');
  const store = open();
  expect(store.getSnapshot()).toEqual({ entradas: [], problema: 'lista-ilegible' });
  store.refresh();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(almacen.items.has(CLAVE_RESPALDO)).toBe(false);
  store.change(mark('Abubilla'));
  expect(almacen.items.get(CLAVE_RESPALDO)).toBe('{"roto"');
  expect(stored()).toEqual(['Abubilla']);
});

test('a second corrupt text does not push out the first', () => {
  almacen.items.set(CLAVE_RESPALDO, 'uno');
  almacen.items.set(CLAVE_AVISTADAS, 'dos');
  open().change(mark('Abubilla'));
  expect(almacen.items.get(CLAVE_RESPALDO)).toBe('uno\ndos');
});

test('whatever text was stored, it is read or kept aside, never lost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      almacen = new TestAlmacen();
      almacen.items.set(CLAVE_AVISTADAS, text);
      open().change(mark('Abubilla'));
      const kept = almacen.items.get(CLAVE_RESPALDO) === text;
      const entries = kept ? [] : (JSON.parse(text) as unknown[]);
      expect(stored()).toEqual(JSON.parse(JSON.stringify(addAvistada(entries, abubilla))));
    }),
  );
});

test('when the corrupt text cannot be kept aside, it is not overwritten', () => {
  almacen.items.set(CLAVE_AVISTADAS, 'roto');
  const store = open();
  store.getSnapshot();
  almacen.refusesWriting = true;
  store.change(mark('Abubilla'));
  expect(almacen.items.get(CLAVE_AVISTADAS)).toBe('roto');
  expect(store.getSnapshot()).toEqual({ entradas: ['Abubilla'], problema: 'sin-guardar' });
});

test('a full storage keeps the marks in memory and saves them as soon as it can', () => {
  almacen.items.set(CLAVE_AVISTADAS, '["Cuco común"]');
  const store = open();
  almacen.refusesWriting = true;
  store.change(mark('Abubilla'));
  expect(store.getSnapshot()).toEqual({ entradas: ['Cuco común', 'Abubilla'], problema: 'sin-guardar' });
  almacen.refusesWriting = false;
  store.change(mark('Mirlo común'));
  expect(stored()).toEqual(['Cuco común', 'Abubilla', 'Mirlo común']);
  expect(store.getSnapshot().problema).toBeNull();
});

test('a blocked storage still lets the visitor mark, and says that nothing is saved', () => {
  const store = createAvistadasStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(store.getSnapshot()).toEqual({ entradas: [], problema: 'sin-guardar' });
  store.change(mark('Abubilla'));
  expect(store.getSnapshot().entradas).toEqual(['Abubilla']);
});

test('a storage that cannot be read is not overwritten', () => {
  almacen.items.set(CLAVE_AVISTADAS, '["Cuco común"]');
  almacen.refusesReading = true;
  const store = open();
  store.change(mark('Abubilla'));
  expect(almacen.items.get(CLAVE_AVISTADAS)).toBe('["Cuco común"]');
  almacen.refusesReading = false;
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
