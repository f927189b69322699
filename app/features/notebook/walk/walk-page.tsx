import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLACE_PARAM } from '../../../../domain/addresses/paths.ts';
import { Later } from '../../../components/page/later.tsx';
import page from '../../../components/page/page.module.css';
import { seenList } from '../../../data/seen-list/here.ts';
import { type Begun, StartForm } from './start-form.tsx';
import { hasWalked, rememberWalk } from './walked.ts';

/** The notebook comes where there may be one, or with the first walk. */
const loadKnown = () => import('./known-walk.tsx');

/** Longest name of a place that an address may bring. */
const MAX_PLACE = 100;

/** A walk: how it begins or goes on, then what is counted on it. */
export function WalkPage() {
  const [params] = useSearchParams();
  const [isUsed] = useState(() => seenList.isUsed() || hasWalked());
  const [begun, setBegun] = useState<Begun | null>(null);

  function begin(walk: Begun) {
    rememberWalk();
    setBegun(walk);
  }

  const asked = (params.get(PLACE_PARAM) ?? '').trim().slice(0, MAX_PLACE);
  return (
    <div className={page.room}>
      {isUsed || begun ? (
        <Later load={loadKnown} what="las aves">
          {({ KnownWalk }) => <KnownWalk begun={begun} asked={asked} />}
        </Later>
      ) : (
        <StartForm
          open={null}
          lugar={asked ? { nombre: asked } : undefined}
          places={[]}
          onBegin={begin}
          onGoOn={() => {}}
        />
      )}
    </div>
  );
}
