import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { dayInWords } from '../../domain/calendar/day.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import { useToday } from '../components/browser/use-today.ts';
import { hostPath, site } from '../site/site.ts';
import styles from './frame.module.css';

const never = () => () => {};

/** What a printed page says of itself above its heading: whose it is, where it stands and, which only the browser knows, the day. */
export function PaperHead() {
  const { pathname, search } = useLocation();
  const today = useToday();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => site.url,
  );
  const address = origin + hostPath(useHydrated() ? pathname + search : pathname);
  // A host may serve one page under several spellings of its address.
  return (
    <p className={styles.paper} suppressHydrationWarning>
      {[site.nombre, legible(address), today && dayInWords(today)].filter(Boolean).join(' · ')}
    </p>
  );
}

/** With its accents; as it stands where an address is broken. */
function legible(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
