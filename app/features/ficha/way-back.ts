import { useEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { wayBack } from '../../../domain/addresses/way-back.ts';
import { scrollKey } from '../../components/browser/scroll-key.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';

/** A page that one may go back to, and under which key its scroll place is kept. */
type Place = { to: string; text: string; scroll: string };

/** Where the species pages of this tab were come to from, by the key of their entry in its history: a reload knows it still. */
const STORE = 'guia:volver';

/** Entries that are kept. */
const KEPT = 50;

/** The page shown before this one. */
let last: Location | undefined;

/** Remembers each page that is shown as the one that the next is come to from. */
export function useRememberPlace(): void {
  const location = useLocation();
  useEffect(() => {
    last = location;
  }, [location]);
}

/** Where the species that is shown was come to from, from one species to its neighbours too; nothing before the page is alive. */
export function useWayBack(): Place | undefined {
  const { key } = useLocation();
  const moved = useNavigationType() !== 'POP';
  const hydrated = useHydrated();
  const place = hydrated ? (stored()[key] ?? (moved && last && cameFrom(last))) || undefined : undefined;
  useEffect(() => {
    if (place) store(key, place);
  }, [key, place]);
  return place;
}

function cameFrom(location: Location): Place | undefined {
  const { pathname, search, key } = location;
  const text = wayBack(pathname, search);
  return text ? { to: pathname + search, text, scroll: scrollKey(location) } : stored()[key];
}

function stored(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

function store(key: string, place: Place): void {
  const places = Object.entries({ ...stored(), [key]: place }).slice(-KEPT);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Without storage «Volver» leads to the list of all, as from a bookmark.
  }
}
