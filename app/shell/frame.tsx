import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
} from 'react-router';
import { useLater } from '../components/browser/use-later.ts';
import { AvistadasProvider } from '../data/seen-list/avistadas.tsx';
import { aves } from '../data/species/aves.ts';
import { ListNotice } from '../features/exchange/list-notice.tsx';
import { RouteError } from './error-page.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { PaperHead } from './paper-head.tsx';
import { ScrollPlace } from './scroll-place.tsx';
import { useWake } from './use-wake.ts';

/** The summaries of all species: lists, search and the seen list read them. */
export function loader() {
  return aves;
}

/** What stands around every page: the way to the others above, the progress and the contact below. */
export function Frame() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

/** What is shown where no route answers, not even that for unknown addresses, and where the frame itself fails. */
export function FrameError() {
  const notFound = isRouteErrorResponse(useRouteError());
  // A frame that failed would fail again.
  return notFound ? (
    <Around>
      <RouteError />
    </Around>
  ) : (
    <RouteError />
  );
}

function Around({ children }: { children: ReactNode }) {
  useWake();
  // Where no route answers, no loader has run.
  const all = useLoaderData<typeof loader>() ?? aves;
  return (
    <AvistadasProvider aves={all}>
      <a href="#contenido" className={styles.skip}>
        Saltar al contenido
      </a>
      <Header aves={all} />
      <Main>{children}</Main>
      <Footer />
      <Version />
      <ScrollPlace />
    </AvistadasProvider>
  );
}

function Main({ children }: { children: ReactNode }) {
  useFocusOnArrival();
  return (
    <main id="contenido" className={styles.main} data-waiting={useLongWait()} tabIndex={-1}>
      <PaperHead />
      <ListNotice />
      {children}
    </main>
  );
}

/** After this time, ms, a page that keeps one waiting is seen to load; before, telling so would only delay it. */
const LONG_WAIT = 400;

/** Whether the next page has kept the visitor waiting for long. */
function useLongWait(): boolean {
  const loading = useNavigation().state === 'loading';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [loading]);
  return long;
}

const loadVersion = () => import('../features/offline/version-notice.tsx');

/** What keeps the guide for later and tells of a new version comes once the first page, which comes first, is there. */
function Version() {
  const { code } = useLater(loadVersion, useLoaded());
  return code && <code.VersionNotice />;
}

/** False until the page has fetched all that it needs. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const onLoad = () => setLoaded(true);
    if (document.readyState === 'complete') onLoad();
    window.addEventListener('load', onLoad, { once: true });
    return () => window.removeEventListener('load', onLoad);
  }, []);
  return loaded;
}

/** The page that was shown last; none before the first. It outlives a frame that another takes the place of. */
let shown: string | undefined;

/**
 * Moves the focus to the heading of each page reached from another, so that keyboards and screen readers start there.
 * A list that is narrowed and questions that are answered are the same page still: only the searched name makes another.
 */
function useFocusOnArrival() {
  const { pathname, search } = useLocation();
  const address = pathname + new URLSearchParams(search).get('nombre');
  useEffect(() => {
    if (shown !== undefined && shown !== address)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    shown = address;
  }, [address]);
}
