import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayOf } from '../../../../domain/calendar/day.ts';
import { RECEIVED } from '../../../../domain/exchange/device/received.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { broughtBy } from '../device/link.ts';
import { receivedFile } from '../device/received-file.ts';
import type { BringingIn } from './use-bring-in.ts';

const FAULTS = {
  spoiled:
    'El enlace está cortado o cambiado y no se puede leer. Pide que te lo envíen otra vez, o copia el código con la cámara.',
  newer: 'El enlace es de una versión más nueva de la guía: recarga esta página y ábrelo otra vez.',
};

const NONE_RECEIVED = 'El archivo compartido ya no está: compártelo otra vez, o elígelo aquí.';
const NONE_OPENED = 'El archivo ya no está donde estaba, o no nos dejan leerlo: elígelo aquí.';

/** What a browser gives an installed guide that was opened with a file (File Handling API). */
type Launched = { files: readonly { getFile: () => Promise<File> }[] };
type LaunchQueue = { setConsumer: (take: (launched: Launched) => void) => void };

/**
 * Shows what the page was opened with: the file that was chosen before this part of it was there, the list of a link, a file that another program shared, or one that was opened with the installed
 * guide. The address is plain again at once, so that a reload brings nothing.
 */
export function useArrivals(
  { show, say, readFile }: BringingIn,
  aves: readonly AveSummary[],
  first: File | null,
): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(async (fragment: string) => {
    const isFile = fragment === RECEIVED.fragment;
    const brought = isFile ? null : broughtBy(fragment, aves, dayOf(new Date()));
    if (!isFile && brought === null) return;
    navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    if (typeof brought === 'string') say(FAULTS[brought]);
    else if (brought) show('el enlace', brought);
    else {
      const file = await receivedFile().catch(() => null);
      if (file) readFile(file);
      else say(NONE_RECEIVED);
    }
  });
  const open = useEffectEvent(async ({ files: [handle] }: Launched) => {
    if (!handle) return;
    const file = await handle.getFile().catch(() => null);
    if (file) readFile(file);
    else say(NONE_OPENED);
  });
  const readFirst = useEffectEvent(() => first && readFile(first));
  useEffect(() => void readFirst(), []);
  useEffect(() => void take(hash), [hash]);
  useEffect(() => {
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
    queue?.setConsumer((launched) => void open(launched));
  }, []);
}
