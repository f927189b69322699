import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { findLugares } from '../../../domain/places/find-lugares.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { soughtLugares } from '../../data/places/sought-lugares.ts';
import styles from './found-lugares.module.css';

/** The places that a searched text names, or nothing. */
export function FoundLugares({ text }: { text: string }) {
  const found = findLugares(soughtLugares, text);
  if (found.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="lugares-encontrados">
      <h2 id="lugares-encontrados">Lugares para ver aves</h2>
      <ul>
        {found.map(({ id, nombre, municipios }) => (
          <li key={id}>
            <Link to={paths.lugar(id)}>{nombre}</Link> <span>{joinPhrases(municipios)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
