import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { confusedPairs } from '../../data/look-alikes/confused.ts';
import styles from './comparison.module.css';

/** Pairs that are often confused: those of the species that is chosen already, or else those of the commonest. */
export function OftenConfused({ nombre }: { nombre: string | undefined }) {
  return (
    <section aria-labelledby="se-confunden" className={styles.confused}>
      <h2 id="se-confunden">Se confunden a menudo</h2>
      <ul>
        {confusedPairs(nombre).map(([one, other]) => (
          <li key={one.nombre + other.nombre}>
            <Link to={paths.compare([one.nombre, other.nombre])}>
              {one.nombre} y {inSentence(other.nombre)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
