import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../../domain/notebook/draft.ts';

const STATUS = {
  unsought: '',
  sought: 'Buscando tu posición…',
  awaited: 'Seguimos en cuanto sepamos dónde estás. Pulsa otra vez si no quieres esperar.',
  unknown: 'Tu dispositivo no nos dice dónde estás; escribe el nombre del sitio.',
};

/** Where one stands, sought by a press. A form that is sent meanwhile waits for it, and is sent by itself once it is known. */
export function usePosition(
  form: RefObject<HTMLFormElement | null>,
  onFound: (parts: Pick<Draft, 'punto'>) => void,
) {
  const [state, setState] = useState<keyof typeof STATUS>('unsought');
  const isAwaited = useRef(false);

  function seek() {
    setState('sought');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // What is sent is what stands in the form.
        flushSync(() => {
          onFound({ punto: { lat: coords.latitude, lon: coords.longitude } });
          setState('unsought');
        });
        if (isAwaited.current) form.current?.requestSubmit();
      },
      () => {
        isAwaited.current = false;
        setState('unknown');
      },
      { timeout: 20_000, maximumAge: 60_000 },
    );
  }

  /** Whether what is being sent has to wait; who sends it twice does not want to. */
  function mustWait(): boolean {
    isAwaited.current = state === 'sought';
    if (isAwaited.current) setState('awaited');
    return isAwaited.current;
  }

  return { status: STATUS[state], seek, mustWait };
}
