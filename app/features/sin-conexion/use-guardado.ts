import { useCallback, useEffect, useRef, useState } from 'react';
import { borrarGuardado, fetchLaminas, type Guardado, guardar, readGuardado } from './copia-local.ts';

/** What stopped the saving, as the visitor is told. */
export type Fallo = 'sin-red' | 'sin-sitio' | 'sin-permiso';

export type UsoDeGuardado = {
  /** What is kept; `null` until it is known, or where it cannot be. */
  guardado: Guardado | null;
  guardando: boolean;
  fallo: Fallo | null;
  empezar: () => void;
  parar: () => void;
  borrar: () => void;
};

/** The offline copy of this device: how much there is, and how to begin it, stop it, go on and remove it. */
export function useGuardado(): UsoDeGuardado {
  const [guardado, setGuardado] = useState<Guardado | null>(null);
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const stopper = useRef<AbortController>(null);

  const mirar = useCallback(() => {
    fetchLaminas()
      .then(readGuardado)
      .then(setGuardado, (error) => setFallo(falloOf(error)));
  }, []);

  useEffect(() => {
    mirar();
    return () => stopper.current?.abort();
  }, [mirar]);

  async function empezar() {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setFallo(null);
    setGuardando(true);
    try {
      await askToPersist();
      await navigator.serviceWorker.ready;
      await guardar(await fetchLaminas(), signal, setGuardado);
    } catch (error) {
      if (!signal.aborted) setFallo(falloOf(error));
    }
    setGuardando(false);
  }

  const parar = () => stopper.current?.abort();
  const borrar = () => {
    borrarGuardado().then(mirar);
  };
  return { guardado, guardando, fallo, empezar, parar, borrar };
}

/** Browsers that agree do not clear the copy when they run out of room. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.();
}

function falloOf(error: unknown): Fallo {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'sin-sitio';
  if (error instanceof DOMException && error.name === 'SecurityError') return 'sin-permiso';
  return 'sin-red';
}
