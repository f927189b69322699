import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../domain/addresses/paths.ts';
import { choicesOf, type Distractors, type RoundProgress } from '../../../../domain/quiz/quiz.ts';
import type { Round } from '../../../../domain/quiz/round.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { inSentence } from '../../../../domain/text/in-sentence.ts';
import button from '../../../components/page/button.module.css';
import { kinOf } from '../../../data/look-alikes/kin.ts';
import { lookAlikesOf } from '../../../data/species/askable.ts';
import type { Limits } from '../limits.ts';
import { OutcomeMark, outcomeOf } from '../outcome.tsx';
import styles from '../quiz.module.css';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { PairReason } from './pair-reason.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { VoiceReason } from './voice-reason.tsx';

type Props = {
  ave: AveSummary;
  round: Round;
  limits: Limits;
  progress: RoundProgress;
  onAnswer: (answer: string) => void;
  onGoOn: () => void;
};

/** One plate, or a voice, and four names; once answered, what is right, and the way on. */
export function Question({ ave, round, limits, progress, onAnswer, onGoOn }: Props) {
  const heading = useHeadingFocus();
  const answer = progress.answers[progress.question];
  const number = progress.question + 1;
  const last = number === progress.questions.length;
  const { voices } = limits;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Pregunta {number} de {progress.questions.length}: {voices ? '¿quién canta?' : '¿qué ave es?'}
      </h2>
      <Asked {...{ ave, limits, number }} isAnswered={answer !== undefined} />
      <ul className={styles.options}>
        {choicesOf(ave.nombre, round.seed, distractorsOf(round, limits)).map((nombre) => (
          <li key={nombre}>
            <button
              className={styles.option}
              type="button"
              disabled={answer !== undefined}
              data-outcome={outcomeOf(nombre, ave.nombre, answer)}
              onClick={() => onAnswer(nombre)}
            >
              {nombre} <OutcomeMark outcome={outcomeOf(nombre, ave.nombre, answer)} />
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.answer}>
        {answer && <Verdict ave={ave} answer={answer} />}
      </div>
      {answer && voices && <VoiceReason nombre={ave.nombre} {...{ voices, answer }} />}
      {answer && !voices && answer !== ave.nombre && <PairReason nombre={ave.nombre} taken={answer} />}
      {answer && <NextButton last={last} onGoOn={onGoOn} />}
    </>
  );
}

type AskedProps = Pick<Props, 'ave' | 'limits'> & { number: number; isAnswered: boolean };

/** What is asked: a voice where the round asks voices, else a figure in flight or the plate. */
function Asked({ ave: { nombre, imagen }, limits: { flight, voices }, number, isAnswered }: AskedProps) {
  const heard = voices?.heard.get(nombre);
  if (voices && heard) return <voices.Drawing {...{ nombre, heard, number, isAnswered }} />;
  return <QuestionPicture imagen={imagen} figure={flight?.figures.get(nombre)} number={number} />;
}

/**
 * A round of look-alikes sets each among those first for which it is taken, one of figures in flight among its neighbours on the sheet,
 * one of voices among those that are taken for it by ear.
 */
function distractorsOf({ scope }: Round, { flight, voices }: Limits): Distractors {
  if (voices) return { lookAlikes: voices.alike, kin: voices.near };
  if (scope.flight && flight) return { kin: flight.near };
  return scope.alike ? { lookAlikes: lookAlikesOf, kin: kinOf } : { kin: kinOf };
}

function Verdict({ ave, answer }: { ave: AveSummary; answer: string }) {
  const right = answer === ave.nombre;
  return (
    <p>
      {right ? '¡Has acertado! Es ' : `Esta vez no: has dicho ${inSentence(answer)} y es `}
      <Link to={paths.ave(ave.nombre)}>{inSentence(ave.nombre)}</Link> (<i lang="la">{ave.cientifico}</i>).
    </p>
  );
}

/** The way on, to which the focus goes after an answer: what was pressed can be pressed no more. */
function NextButton({ last, onGoOn }: { last: boolean; onGoOn: () => void }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    // No more than it takes, so that the plate stays in sight.
    next.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <button ref={next} type="button" className={button.primary} onClick={onGoOn}>
      {last ? 'Ver el resultado' : 'Siguiente pregunta'}
    </button>
  );
}
