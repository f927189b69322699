import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { drawRound, type RoundProgress, rightAnswersOf } from '../../../domain/quiz/quiz.ts';
import { resultInWords } from '../../../domain/quiz/results.ts';
import { avesInScope, type Round, readRound } from '../../../domain/quiz/round.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { aves } from '../../data/aves.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { ChooseAves } from './choose-aves.tsx';
import { newSeed } from './new-seed.ts';
import { PlateQuestion } from './plate-question.tsx';
import styles from './quiz.module.css';
import { readResults, saveResult } from './results-store.ts';
import { RoundEnd } from './round-end.tsx';
import { useRoundProgress } from './use-round-progress.ts';

const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));

/**
 * The quiz: the round that the address tells, what is wrong with it, and the choice of another. Who has asked for the
 * quiz without a round gets one at once.
 */
export function Quiz() {
  const { nombres: seen } = useAvistadas();
  const { round, notices } = readRound(new URLSearchParams(useLocation().search));
  const unasked = !round && notices.length === 0;
  const { kept, keep, begin } = useRoundProgress((nombre) => byNombre.has(nombre));
  const [{ results, saved }, setResults] = useState(() => ({
    results: readResults(),
    saved: true,
  }));
  const progress = kept ?? (round && begun(round, seen));
  const another = () => begin({ seed: newSeed(), scope: round?.scope ?? {} });
  // On arrival only: who goes back to before the round finds the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (unasked) another();
  }, []);

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
      {unasked && (
        <button type="button" className={button.primary} onClick={another}>
          Empezar una ronda
        </button>
      )}
      {round && progress && (
        <CurrentRound
          key={JSON.stringify([round, progress.questions])}
          {...{ round, progress }}
          onAnswer={answer}
          onGoOn={keep}
          onAnother={another}
        />
      )}
      {!saved && <p role="status">Este navegador no nos deja guardar tu resultado.</p>}
      {results && (
        <p>
          Tu mejor ronda: {resultInWords(results.mejor)}. La última: {resultInWords(results.ultimo)}.
        </p>
      )}
      <ChooseAves
        key={JSON.stringify(round)}
        {...{ seen, round }}
        open={!progress?.questions.length}
        onChoose={begin}
      />
    </div>
  );
}

function begun({ seed, scope }: Round, seen: ReadonlySet<string>): RoundProgress {
  const nombres = avesInScope(aves, scope, seen).map(({ nombre }) => nombre);
  return { questions: drawRound(nombres, seed), answers: [], question: 0 };
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
