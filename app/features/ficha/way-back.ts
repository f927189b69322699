import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type ReturnPlace, returnPlace } from '../../components/browser/return-place.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';

/** Where the species pages of this tab were come to from, by the key of their entry in its history: a reload knows it still. */
const STORE = 'guia:volver';

/** Entries that are kept. */
const KEPT = 50;

/** Where the species that is shown leads back to: its neighbours lead there too. */
let here: ReturnPlace | undefined;

/** The page to which a species leads back; none before the page is alive, nor for who came from elsewhere than from a list. */
export function useWayBack(): ReturnPlace | undefined {
  const { key } = useLocation();
  const moved = useNavigationType() !== 'POP';
  const came = moved ? (returnPlace.current ?? here) : undefined;
  const place = useHydrated() ? (stored()[key] ?? came) : undefined;
  useEffect(() => {
    if (place) store(key, place);
    here = place;
    return () => {
      here = undefined;
    };
  }, [key, place]);
  return place;
}

function stored(): Record<string, ReturnPlace> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

function store(key: string, place: ReturnPlace): void {
  const places = Object.entries({ ...stored(), [key]: place }).slice(-KEPT);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Without storage «Volver» leads to the list of all, as from a bookmark.
  }
}
