import aves from 'virtual:aves';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import { AvisoDeLista } from '../features/avistadas/aviso-de-lista.tsx';
import { AvistadasProvider } from '../features/avistadas/avistadas.tsx';
import { AvisoDeVersion } from '../features/sin-conexion/aviso-de-version.tsx';
import { Cabecera } from './cabecera.tsx';
import styles from './frame.module.css';
import { Pie } from './pie.tsx';

/** The summaries of all species: lists, search and the seen list read them. */
export function loader() {
  return aves;
}

/** What stands around every page: the way to the others above, the progress and the contact below. */
export function Frame() {
  useFocusOnArrival();
  const todas = useLoaderData<typeof loader>();
  return (
    <AvistadasProvider aves={todas}>
      <a href="#contenido" className={styles.skip}>
        Saltar al contenido
      </a>
      <Cabecera aves={todas} />
      <main id="contenido" className={styles.main} data-state={useNavigation().state} tabIndex={-1}>
        <AvisoDeLista />
        <Outlet />
      </main>
      <Pie />
      <AvisoDeVersion />
      <ScrollRestoration />
    </AvistadasProvider>
  );
}

/**
 * Moves the focus to the heading of each page reached from another, so that keyboards and screen readers start there.
 * A list that is narrowed and questions that are answered are the same page still: only the searched name makes another.
 */
function useFocusOnArrival() {
  const { pathname, search } = useLocation();
  const address = pathname + new URLSearchParams(search).get('nombre');
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    shown.current = address;
  }, [address]);
}
