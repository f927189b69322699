import { useSearchParams } from 'react-router';
import { PLACE_PARAM } from '../../../../domain/addresses/paths.ts';
import page from '../../../components/page/page.module.css';
import { KnownWalk } from './known-walk.tsx';

/** Longest name of a place that an address may bring. */
const MAX_PLACE = 100;

/** A walk: how it begins or goes on, then what is counted on it. */
export function WalkPage() {
  const [params] = useSearchParams();
  const asked = (params.get(PLACE_PARAM) ?? '').trim().slice(0, MAX_PLACE);
  return (
    <div className={page.room}>
      <KnownWalk asked={asked} />
    </div>
  );
}
