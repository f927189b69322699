import { headingOf } from '../../../../domain/look-alikes/pair.ts';
import { inSentence } from '../../../../domain/text/in-sentence.ts';
import { useLater } from '../../../components/browser/use-later.ts';
import styles from '../quiz.module.css';

const load = () => import('../../../data/look-alikes/pairs.ts');

/** What tells the species of a plate from the one for which it was taken, where the guide has them as a pair. */
export function PairReason({ nombre, taken }: { nombre: string; taken: string }) {
  const { code } = useLater(load, true);
  const pair = code?.pairOf(nombre, taken);
  if (!pair) return null;
  return (
    <section className={styles.reason} aria-label="En qué se distinguen">
      <p>
        Así son {inSentence(nombre)} y, entre paréntesis, {inSentence(taken)}:
      </p>
      <ul>
        {pair.diferencias.map((each) => (
          <li key={headingOf(each)}>
            <b>{headingOf(each)}:</b> {each.esta} ({each.otra})
          </li>
        ))}
      </ul>
      {pair.sinDistinguir && <p>{pair.sinDistinguir}</p>}
    </section>
  );
}
