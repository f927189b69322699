import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import styles from './comparison.module.css';
import { writtenPairs } from './written-differences.ts';

/** Pairs that are often confused, with the species that is chosen already where some have it. */
export function OftenConfused({ nombre }: { nombre: string | undefined }) {
  const own = nombre ? writtenPairs(nombre) : [];
  const pairs = own.length > 0 ? own : writtenPairs();
  return (
    <section aria-labelledby="se-confunden" className={styles.confused}>
      <h2 id="se-confunden">Se confunden a menudo</h2>
      <ul>
        {pairs.map((pair) => (
          <li key={pair.join()}>
            <Link to={paths.compare(pair)}>
              {pair[0]} y {inSentence(pair[1])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
