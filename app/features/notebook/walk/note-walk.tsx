import { Later } from '../../../components/page/later.tsx';

const load = () => import('./walk-page.tsx');

/** A walk to be noted, once its part has come. */
export function NoteWalk() {
  return (
    <Later load={load} what="las aves">
      {({ WalkPage }) => <WalkPage />}
    </Later>
  );
}
