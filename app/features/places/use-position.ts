import { useState } from 'react';

type Position = [latitude: number, longitude: number];

/** What has become of the visitor's wish to know what is near: nothing was asked, it is being found out, found, or why it was not. */
export type Near =
  | { kind: 'unasked' | 'asking' }
  | { kind: 'found'; position: Position }
  | { kind: 'failed'; reason: string };

/** Ms after which one has waited long enough, and for which a position stays true. */
const PATIENCE = 15_000;
const FRESH = 300_000;

const REASONS: Record<number, string> = {
  1: 'El navegador no tiene permiso para decirnos dónde estás. Puedes dárselo en sus ajustes.',
  2: 'Tu dispositivo no sabe ahora mismo dónde estás. Prueba en un sitio más despejado.',
  3: 'Tu dispositivo tarda demasiado en saber dónde estás. Prueba otra vez.',
};

/** Where the visitor is, once they ask. It stays in this page: nothing keeps it or sends it. */
export function usePosition() {
  const [near, setNear] = useState<Near>({ kind: 'unasked' });

  function ask() {
    if (!navigator.geolocation) {
      setNear({ kind: 'failed', reason: 'Este navegador no puede decirnos dónde estás.' });
      return;
    }
    setNear({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setNear({ kind: 'found', position: [coords.latitude, coords.longitude] }),
      ({ code }) =>
        setNear({ kind: 'failed', reason: REASONS[code] ?? 'No hemos podido saber dónde estás.' }),
      { timeout: PATIENCE, maximumAge: FRESH },
    );
  }

  return { near, ask, forget: () => setNear({ kind: 'unasked' }) };
}
