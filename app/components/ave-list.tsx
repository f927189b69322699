import type { AveResumen } from '../../domain/ave.ts';
import type { Fecha } from '../../domain/fechas.ts';
import { AveCard } from './ave-card.tsx';
import styles from './ave-list.module.css';

/** Cards that the first screen of a phone shows: their pictures are loaded at once, the others as one comes near. */
const FIRST_SCREEN = 8;

type Props = {
  aves: readonly AveResumen[];
  avistadas: ReadonlySet<string>;
  /** The days on which species were seen, where the list is to show them. */
  fechas?: ReadonlyMap<string, Fecha>;
};

/** Species as cards, in the order given. */
export function AveList({ aves, avistadas, fechas }: Props) {
  return (
    <ul className={styles.list}>
      {aves.map((ave, i) => (
        <li key={ave.nombre}>
          <AveCard
            ave={ave}
            avistada={avistadas.has(ave.nombre)}
            fecha={fechas?.get(ave.nombre)}
            eager={i < FIRST_SCREEN}
          />
        </li>
      ))}
    </ul>
  );
}
