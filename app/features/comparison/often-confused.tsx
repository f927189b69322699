import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { confusedPairs } from '../../data/confused.ts';
import styles from './comparison.module.css';

/** Pairs that are often confused: those of the species that is chosen already, where it has some. */
export function OftenConfused({ nombre }: { nombre: string | undefined }) {
  const own = confusedPairs.filter((pair) => pair.some((each) => each === nombre));
  const pairs = own.length > 0 ? own : confusedPairs;
  return (
    <section aria-labelledby="se-confunden" className={styles.confused}>
      <h2 id="se-confunden">Se confunden a menudo</h2>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={one + other}>
            <Link to={paths.compare([one, other])}>
              {one} y {inSentence(other)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
