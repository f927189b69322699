/** Where the browser keeps whether the marks of the plates show. */
export const MARKS_KEY = 'guia:marcas';

const HIDDEN = 'no';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type MarksStore = {
  /** Whether the marks show; they do until the visitor switches them off. */
  getSnapshot: () => boolean;
  subscribe: (listener: () => void) => () => void;
  setVisible: (visible: boolean) => void;
};

/** Keeps the choice in the storage that `open` gives, and for this visit only where storage is blocked or full. */
export function createMarksStore(open: () => Kept): MarksStore {
  const listeners = new Set<() => void>();
  let visible: boolean | undefined;

  function read(): boolean {
    try {
      return open().getItem(MARKS_KEY) !== HIDDEN;
    } catch {
      return true;
    }
  }

  return {
    getSnapshot() {
      visible ??= read();
      return visible;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setVisible(wanted) {
      visible = wanted;
      try {
        if (wanted) open().removeItem(MARKS_KEY);
        else open().setItem(MARKS_KEY, HIDDEN);
      } catch {
        // The choice holds for this visit: a preference is not worth a warning.
      }
      for (const listener of listeners) listener();
    },
  };
}
