import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { aves } from '../../data/aves.ts';
import { lookAlikesOf } from '../../data/quizzed.ts';
import styles from './comparison.module.css';

/** Pairs that are often confused: those of the species that is chosen already, or else those of the commonest. */
export function OftenConfused({ nombre }: { nombre: string | undefined }) {
  const pairs = nombre ? lookAlikesOf(nombre).map((other) => [nombre, other] as const) : commonPairs();
  return (
    <section aria-labelledby="se-confunden" className={styles.confused}>
      <h2 id="se-confunden">Se confunden a menudo</h2>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={other + one}>
            <Link to={paths.compare([one, other])}>
              {one} y {inSentence(other)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each pair once. */
function commonPairs(): (readonly [string, string])[] {
  const common = aves.filter(({ frecuencia }) => frecuencia === 'muy común').map(({ nombre }) => nombre);
  return common.flatMap((one, i) =>
    lookAlikesOf(one)
      .filter((other) => common.indexOf(other) > i)
      .map((other) => [one, other] as const),
  );
}
