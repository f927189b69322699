import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { type RoundProgress, rightAnswersOf } from '../../../domain/quiz/quiz.ts';
import type { Round } from '../../../domain/quiz/round.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { ShareAddress } from '../../components/page/share-address.tsx';
import styles from './quiz.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

type Props = { round: Round; progress: RoundProgress; onAnother: () => void };

/** The end of a round: how many were right, the way to each species, another round, and this one for others. */
export function RoundEnd({ round, progress, onAnother }: Props) {
  const heading = useHeadingFocus();
  const { questions, answers } = progress;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Has acertado {rightAnswersOf(progress)} de {questions.length}
      </h2>
      <ol className={styles.review}>
        {questions.map((nombre, i) => {
          const right = answers[i] === nombre;
          return (
            <li key={nombre}>
              <span aria-hidden="true">{right ? '✓' : '✗'}</span> <Link to={paths.ave(nombre)}>{nombre}</Link>
              : {right ? 'acertada' : `dijiste ${inSentence(answers[i] ?? '')}`}
            </li>
          );
        })}
      </ol>
      <div className={`${layout.row} ${styles.actions}`}>
        {/* The second half of a double press on «Ver el resultado», in whose place this comes, is not meant for it. */}
        <button type="button" className={button.primary} onClick={({ detail }) => detail < 2 && onAnother()}>
          Otra ronda
        </button>
        <ShareAddress
          label="Compartir esta ronda"
          copied="Dirección copiada: quien la abra jugará la misma ronda."
        >
          {round.scope.seen !== undefined && (
            <p>Como la ronda depende de tus avistadas, a quien tenga otra lista le tocarán otras aves.</p>
          )}
        </ShareAddress>
      </div>
    </>
  );
}
