/** Where the browser keeps whether the marks of the plates show. */
export const MARCAS_KEY = 'guia:marcas';

const OCULTAS = 'no';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type MarcasStore = {
  /** Whether the marks show; they do until the visitor switches them off. */
  getSnapshot: () => boolean;
  subscribe: (listener: () => void) => () => void;
  setVisibles: (visibles: boolean) => void;
};

/** Keeps the choice in the storage that `open` gives, and for this visit only where storage is blocked or full. */
export function createMarcasStore(open: () => Kept): MarcasStore {
  const listeners = new Set<() => void>();
  let visibles: boolean | undefined;

  function read(): boolean {
    try {
      return open().getItem(MARCAS_KEY) !== OCULTAS;
    } catch {
      return true;
    }
  }

  return {
    getSnapshot() {
      visibles ??= read();
      return visibles;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setVisibles(wanted) {
      visibles = wanted;
      try {
        if (wanted) open().removeItem(MARCAS_KEY);
        else open().setItem(MARCAS_KEY, OCULTAS);
      } catch {
        // The choice holds for this visit: a preference is not worth a warning.
      }
      for (const listener of listeners) listener();
    },
  };
}
