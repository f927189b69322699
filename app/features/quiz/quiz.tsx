import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { type Round, readRound, type Scope, writeRound } from '../../../domain/quiz/round.ts';
import { Later } from '../../components/page/later.tsx';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { ChooseRound } from './choose-round.tsx';
import type { Limits } from './limits.ts';
import { newSeed } from './new-seed.ts';
import { nombresIn } from './question/nombres-in.ts';
import styles from './quiz.module.css';
import { StartAtOnce } from './start-at-once.tsx';

const loadRound = () => import('./play-round.tsx');
const loadLimits = () => import('./limits.ts');
const loadVoices = () => import('./question/voices.ts');

const NONE: Limits = {};

/** The quiz: the round that the address tells, what is wrong with it, and the choice of another. */
export function Quiz() {
  const { round, notices } = readRound(new URLSearchParams(useLocation().search));
  if (!round?.scope.lugar && !round?.scope.flight && !round?.scope.voice)
    return <Rounds {...{ round, notices }} limits={NONE} />;
  return (
    <Later
      key={`${round.scope.voice}`}
      load={round.scope.voice ? loadVoices : loadLimits}
      what="las aves de la ronda"
    >
      {({ limitsOf }) => {
        const { limits, unknown } = limitsOf(round.scope);
        if (!unknown) return <Rounds {...{ round, notices, limits }} />;
        const { lugar: _, ...scope } = round.scope;
        return <Rounds round={{ ...round, scope }} notices={[...notices, unknown]} limits={limits} />;
      }}
    </Later>
  );
}

type Props = { round: Round | null; notices: readonly string[]; limits: Limits };

function Rounds({ round, notices, limits }: Props) {
  const { nombres: seen } = useAvistadas();
  const navigate = useNavigate();
  /** Begins a round, as one step in the history. */
  const begin = (next: Round) => navigate(paths.quiz(writeRound(next)), { preventScrollReset: true });
  const start = (scope: Scope) => begin({ seed: newSeed(), scope });

  const choice = (
    <ChooseRound
      key={`choice ${JSON.stringify(round)}`}
      {...{ seen, round, limits }}
      open={!round || nombresIn(round.scope, seen, limits).length === 0}
      onChoose={begin}
    />
  );

  return (
    <div className={`${layout.stack} ${styles.quiz}`}>
      {notices.map((notice) => (
        <p key={notice} role="status" className={styles.notice}>
          {notice}
        </p>
      ))}
      {round ? (
        <Later load={loadRound} what="las láminas">
          {({ PlayRound }) => (
            <>
              <PlayRound
                key={`round ${JSON.stringify(round)}`}
                {...{ round, seen, limits }}
                onAnother={() => start(round.scope)}
              />
              {/* With the question, not before it: it stands below, and would be pushed down. */}
              {choice}
            </>
          )}
        </Later>
      ) : (
        <>
          <StartAtOnce seen={seen} onStart={start} />
          {choice}
        </>
      )}
    </div>
  );
}
