import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { wayBack } from '../../../domain/addresses/way-back.ts';
import { returnPlace } from './return-place.ts';
import { scrollKey } from './scroll-place-key.ts';

/** Says that the page that is shown is one to go back to: the species that is opened from it leads back to it. */
export function useReturnPlace(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const scroll = scrollKey(location);
  useEffect(() => {
    const text = wayBack(pathname, search);
    if (!text) return;
    const place = { to: pathname + search, text, scroll };
    returnPlace.current = place;
    return () => {
      if (returnPlace.current === place) returnPlace.current = undefined;
    };
  }, [pathname, search, scroll]);
}
