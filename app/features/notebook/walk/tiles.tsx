import type { Sighting } from '../../../../domain/notebook/sighting.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { countedOf } from '../../../../domain/walk/walk.ts';
import { Lamina } from '../../../components/ave/lamina.tsx';
import styles from './tiles.module.css';

type Props = {
  aves: readonly AveSummary[];
  counted: ReadonlyMap<string, Sighting>;
  onCount: (ave: AveSummary, by: 1 | -1) => void;
};

/** Species to be tapped: each tap counts one more, «−» one less. */
export function Tiles({ aves, counted, onCount }: Props) {
  return (
    <ul className={styles.tiles}>
      {aves.map((ave) => {
        const count = countedOf(counted.get(ave.nombre));
        return (
          <li key={ave.nombre} data-counted={count > 0 || undefined}>
            <button type="button" className={styles.tile} onClick={() => onCount(ave, 1)}>
              <Lamina ave={{ imagen: ave.imagen, alttext: '' }} sizes="8rem" />
              <span>{ave.nombre}</span>
              {count > 0 && <b>{count}</b>}
            </button>
            {count > 0 && (
              <button
                type="button"
                className={styles.less}
                aria-label={`Quitar uno: ${ave.nombre}`}
                onClick={() => onCount(ave, -1)}
              >
                −
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
