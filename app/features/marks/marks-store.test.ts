import { describe, expect, it, vi } from 'vitest';
import { createMarksStore, MARKS_KEY } from './marks-store.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
}

describe('whether the marks show', () => {
  it('they do at first, and stay off for who switched them off', () => {
    const storage = memory();
    const store = createMarksStore(() => storage);
    expect(store.getSnapshot()).toBe(true);
    store.setVisible(false);
    expect(store.getSnapshot()).toBe(false);
    expect(createMarksStore(() => storage).getSnapshot()).toBe(false);
  });

  it('leaves nothing behind for who switches them on again', () => {
    const storage = memory();
    const store = createMarksStore(() => storage);
    store.setVisible(false);
    store.setVisible(true);
    expect(storage.getItem(MARKS_KEY)).toBeNull();
  });

  it('holds for this visit where storage is blocked', () => {
    const store = createMarksStore(() => {
      throw new Error('blocked');
    });
    expect(store.getSnapshot()).toBe(true);
    store.setVisible(false);
    expect(store.getSnapshot()).toBe(false);
  });

  it('tells who listens, until they stop', () => {
    const store = createMarksStore(memory);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.setVisible(false);
    stop();
    store.setVisible(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
