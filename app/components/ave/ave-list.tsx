import { useState } from 'react';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { useReturnPlace } from '../browser/use-return-place.ts';
import { AveCard } from './ave-card.tsx';
import styles from './ave-list.module.css';
import { useListPlace } from './use-list-place.ts';

/** Cards that the first screen of a phone shows: their pictures are loaded at once, the others as one comes near. */
const FIRST_SCREEN = 6;

type Props = {
  aves: readonly AveSummary[];
  avistadas: ReadonlySet<string>;
  /** What is to be said of a species in this list, if anything. */
  noteOf?: (ave: AveSummary) => string | undefined;
  /** What speaks against it being in this list, if anything. */
  asideOf?: (ave: AveSummary) => string | undefined;
};

/**
 * Species as cards, in the order given. A list that arrives drawn is laid out as far as one sees it; one that is drawn
 * here is laid out whole, so that who comes back to it finds the very place.
 */
export function AveList({ aves, avistadas, noteOf, asideOf }: Props) {
  useReturnPlace();
  useListPlace();
  const hydrated = useHydrated();
  const [arrived] = useState(!hydrated);
  return (
    <ul className={arrived ? `${styles.list} ${styles.arrived}` : styles.list}>
      {aves.map((ave, i) => (
        <li key={ave.nombre}>
          <AveCard
            ave={ave}
            avistada={avistadas.has(ave.nombre)}
            eager={i < FIRST_SCREEN}
            note={noteOf?.(ave)}
            aside={asideOf?.(ave)}
          />
        </li>
      ))}
    </ul>
  );
}
