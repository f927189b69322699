import { useState } from 'react';
import { useLocation } from 'react-router';
import { type RoundProgress, rightAnswersOf } from '../../../domain/quiz/quiz.ts';
import { resultInWords } from '../../../domain/quiz/results.ts';
import { type Round, readRound, type Scope } from '../../../domain/quiz/round.ts';
import layout from '../../components/page/layout.module.css';
import { aves } from '../../data/aves.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { ChooseRound } from './choose-round.tsx';
import { newSeed } from './new-seed.ts';
import { PlateQuestion } from './plate-question.tsx';
import styles from './quiz.module.css';
import { readResults, saveResult } from './results-store.ts';
import { RoundEnd } from './round-end.tsx';
import { begun } from './round-of.ts';
import { StartAtOnce } from './start-at-once.tsx';
import { useRoundProgress } from './use-round-progress.ts';

const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));

/** The quiz: the round that the address tells, what is wrong with it, and the choice of another. */
export function Quiz() {
  const { nombres: seen } = useAvistadas();
  const { round, notices } = readRound(new URLSearchParams(useLocation().search));
  const { kept, keep, begin } = useRoundProgress((nombre) => byNombre.has(nombre));
  const [{ results, saved }, setResults] = useState(() => ({
    results: readResults(),
    saved: true,
  }));
  const progress = kept ?? (round && begun(round, seen));
  const start = (scope: Scope) => begin({ seed: newSeed(), scope });

  function answer(next: RoundProgress) {
    if (next.answers.length === next.questions.length) {
      const total = next.questions.length;
      setResults(saveResult(results, { aciertos: rightAnswersOf(next), total }));
    }
    keep(next);
  }

  return (
    <div className={`${layout.stack} ${styles.quiz}`}>
      {notices.map((notice) => (
        <p key={notice} role="status" className={styles.notice}>
          {notice}
        </p>
      ))}
      {!round && <StartAtOnce seen={seen} onStart={start} />}
      {round && progress && (
        <CurrentRound
          key={JSON.stringify([round, progress.questions])}
          {...{ round, progress }}
          onAnswer={answer}
          onGoOn={keep}
          onAnother={() => start(round.scope)}
        />
      )}
      {!saved && <p role="status">Este navegador no nos deja guardar tu resultado.</p>}
      {results && (
        <p>
          Tu mejor ronda: {resultInWords(results.mejor)}. La última: {resultInWords(results.ultimo)}.
        </p>
      )}
      <ChooseRound
        key={JSON.stringify(round)}
        {...{ seen, round }}
        open={!progress?.questions.length}
        onChoose={begin}
      />
    </div>
  );
}

type CurrentRoundProps = {
  round: Round;
  progress: RoundProgress;
  onAnswer: (progress: RoundProgress) => void;
  onGoOn: (progress: RoundProgress) => void;
  onAnother: () => void;
};

/** One round: nothing to ask, the question where the visitor is, or the end. */
function CurrentRound({ round, progress, onAnswer, onGoOn, onAnother }: CurrentRoundProps) {
  const { questions, answers, question } = progress;
  const asked = byNombre.get(questions[question] ?? '');
  if (questions.length === 0) {
    return <p role="status">No queda ningún ave por preguntar con lo que has elegido. Elige otras aves.</p>;
  }
  if (!asked) return <RoundEnd {...{ round, progress }} onAnother={onAnother} />;
  return (
    <PlateQuestion
      key={question}
      ave={asked}
      {...{ round, progress }}
      onAnswer={(answer) => onAnswer({ ...progress, answers: [...answers, answer] })}
      onGoOn={() => onGoOn({ ...progress, question: question + 1 })}
    />
  );
}
