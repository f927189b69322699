import { useLocation, useNavigate } from 'react-router';

/** Cards of a ranking that are shown at first, and that each press adds. */
export const PAGE = 12;

/**
 * How many cards of a ranking are shown, and what shows more. It is kept in the entry of the browser's history, so that it
 * lasts through a reload and through going to a species and coming back; other answers, another entry, begin anew.
 */
export function useShown(total: number): [shown: number, showMore: () => void] {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const kept: unknown = state?.shown;
  const shown = typeof kept === 'number' && kept > PAGE ? Math.min(Math.ceil(kept), total) : PAGE;
  const showMore = () =>
    navigate(
      { search, hash },
      { replace: true, state: { ...state, shown: shown + PAGE }, preventScrollReset: true },
    );
  return [shown, showMore];
}
