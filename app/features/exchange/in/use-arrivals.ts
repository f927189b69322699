import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { broughtBy } from '../device/link.ts';
import type { BringingIn } from './use-bring-in.ts';

const FAULTS = {
  spoiled:
    'El enlace está cortado o cambiado y no se puede leer. Pide que te lo envíen otra vez, o copia el código con la cámara.',
  newer: 'El enlace es de una versión más nueva de la guía: recarga esta página y ábrelo otra vez.',
};

/** Shows what a link brings that the page was opened with. The address is plain again at once, so that a reload brings nothing. */
export function useArrivals({ show, say }: BringingIn, aves: readonly AveSummary[]): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((fragment: string) => {
    const brought = broughtBy(fragment, aves);
    if (brought === null) return;
    navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    if (typeof brought === 'string') say(FAULTS[brought]);
    else show('el enlace', brought);
  });
  useEffect(() => take(hash), [hash]);
}
