import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { kilometresInWords } from '../../../domain/places/distance.ts';
import type { ListedLugar } from '../../../domain/places/lugar.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import styles from './lugar-list.module.css';

/** A place with the km that it lies from the visitor, where that is known. */
export type NearLugar = ListedLugar & { kilometres?: number };

/** The places in the order given, each by the number that it has on the map. */
export function LugarList({ lugares }: { lugares: readonly NearLugar[] }) {
  return (
    <ol className={styles.list} aria-label="Lugares">
      {lugares.map(({ id, nombre, number, municipios, habitats, mejorEpoca, kilometres }) => (
        <li key={id}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div>
            <h2>
              <Link to={paths.lugar(id)}>{nombre}</Link>
            </h2>
            <p>
              {joinPhrases(municipios)}
              {kilometres !== undefined && <b>, {kilometresInWords(kilometres)} en línea recta</b>}
            </p>
            <p className={styles.facts}>
              {joinPhrases(habitats)}. Buena época: {monthsInWords(mejorEpoca)}.
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
