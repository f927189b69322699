import { useState } from 'react';
import { drawLookAlikes, drawRound, type RoundProgress, rightAnswersOf } from '../../../domain/quiz/quiz.ts';
import { resultInWords } from '../../../domain/quiz/results.ts';
import type { Round } from '../../../domain/quiz/round.ts';
import { aves } from '../../data/species/aves.ts';
import type { Limits } from './limits.ts';
import { confusedIn, nombresIn } from './question/nombres-in.ts';
import { Question } from './question/question.tsx';
import { readResults, saveResult } from './results-store.ts';
import { RoundEnd } from './round-end.tsx';
import { useRoundProgress } from './use-round-progress.ts';

const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));

type Props = {
  round: Round;
  seen: ReadonlySet<string>;
  limits: Limits;
  onAnother: () => void;
};

/** A round, as far as the visitor is in it, and the best and last results. */
export function PlayRound({ round, seen, limits, onAnother }: Props) {
  const { kept, keep } = useRoundProgress((nombre) => byNombre.has(nombre));
  const [{ results, saved }, setResults] = useState(() => ({
    results: readResults(),
    saved: true,
  }));
  const progress = kept ?? begun({ round, seen, limits });

  function answer(next: RoundProgress) {
    if (next.answers.length === next.questions.length) {
      const total = next.questions.length;
      setResults(saveResult(results, { aciertos: rightAnswersOf(next), total }));
    }
    keep(next);
  }

  return (
    <>
      {limits.lugar && <p>Con las aves de este lugar: {limits.lugar.nombre}.</p>}
      <CurrentRound
        key={progress.questions.join()}
        {...{ round, limits, progress, onAnother }}
        onAnswer={answer}
        onGoOn={keep}
      />
      {!saved && <p role="status">Este navegador no nos deja guardar tu resultado.</p>}
      {results && (
        <p>
          Tu mejor ronda: {resultInWords(results.mejor)}. La última: {resultInWords(results.ultimo)}.
        </p>
      )}
    </>
  );
}

/** A round at its beginning. */
function begun({ round: { seed, scope }, seen, limits }: Omit<Props, 'onAnother'>): RoundProgress {
  const nombres = nombresIn(scope, seen, limits);
  const questions = scope.alike
    ? drawLookAlikes(nombres, seed, confusedIn(scope, limits))
    : drawRound(nombres, seed);
  return { questions, answers: [], question: 0 };
}

type CurrentRoundProps = {
  round: Round;
  limits: Limits;
  progress: RoundProgress;
  onAnswer: (progress: RoundProgress) => void;
  onGoOn: (progress: RoundProgress) => void;
  onAnother: () => void;
};

/** Nothing to ask, the question where the visitor is, or the end. */
function CurrentRound({ round, limits, progress, onAnswer, onGoOn, onAnother }: CurrentRoundProps) {
  const { questions, answers, question } = progress;
  const asked = byNombre.get(questions[question] ?? '');
  if (questions.length === 0) {
    return <p role="status">No queda ningún ave por preguntar con lo que has elegido. Elige otras aves.</p>;
  }
  if (!asked) return <RoundEnd {...{ round, progress }} onAnother={onAnother} />;
  return (
    <Question
      key={question}
      ave={asked}
      {...{ round, limits, progress }}
      onAnswer={(answer) => onAnswer({ ...progress, answers: [...answers, answer] })}
      onGoOn={() => onGoOn({ ...progress, question: question + 1 })}
    />
  );
}
