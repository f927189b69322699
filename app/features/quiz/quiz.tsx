import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { type Round, readRound, type Scope, writeRound } from '../../../domain/quiz/round.ts';
import { Later } from '../../components/page/later.tsx';
import layout from '../../components/page/layout.module.css';
import type { LugarAves } from '../../data/lugar-aves.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { ChooseRound } from './choose-round.tsx';
import { newSeed } from './new-seed.ts';
import { nombresIn } from './nombres-in.ts';
import styles from './quiz.module.css';
import { StartAtOnce } from './start-at-once.tsx';

const loadRound = () => import('./play-round.tsx');
const loadLugares = () => import('../../data/lugar-aves.ts');

/** The quiz: the round that the address tells, what is wrong with it, and the choice of another. */
export function Quiz() {
  const { round, notices } = readRound(new URLSearchParams(useLocation().search));
  const id = round?.scope.lugar;
  if (!round || !id) return <Rounds {...{ round, notices }} lugar={undefined} />;
  return (
    <Later load={loadLugares} what="las aves del lugar">
      {({ lugarAves }) => {
        const lugar = lugarAves(id);
        if (lugar) return <Rounds {...{ round, notices, lugar }} />;
        const { lugar: _, ...scope } = round.scope;
        const unknown = `No conocemos el lugar «${id}», así que no lo hemos tenido en cuenta.`;
        return <Rounds round={{ ...round, scope }} notices={[...notices, unknown]} lugar={undefined} />;
      }}
    </Later>
  );
}

type Props = { round: Round | null; notices: readonly string[]; lugar: LugarAves | undefined };

function Rounds({ round, notices, lugar }: Props) {
  const { nombres: seen } = useAvistadas();
  const navigate = useNavigate();
  /** Begins a round, as one step in the history. */
  const begin = (next: Round) => navigate(paths.quiz(writeRound(next)), { preventScrollReset: true });
  const start = (scope: Scope) => begin({ seed: newSeed(), scope });

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
            <PlayRound
              key={JSON.stringify(round)}
              {...{ round, seen, lugar }}
              onAnother={() => start(round.scope)}
            />
          )}
        </Later>
      ) : (
        <StartAtOnce seen={seen} onStart={start} />
      )}
      <ChooseRound
        key={JSON.stringify(round)}
        {...{ seen, round, lugar }}
        open={!round || nombresIn(round.scope, seen, lugar).length === 0}
        onChoose={begin}
      />
    </div>
  );
}
