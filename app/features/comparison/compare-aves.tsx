import type { Comparison } from '../../../domain/look-alikes/comparison.ts';
import { Later } from '../../components/page/later.tsx';

const load = () => import('./side-by-side.tsx');

/** The comparison that an address asks for, once what it takes has come. */
export function CompareAves({ comparison }: { comparison: Comparison }) {
  return (
    <Later load={load} what="las aves">
      {({ SideBySide }) => <SideBySide {...comparison} />}
    </Later>
  );
}
