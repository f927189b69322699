import { useEffect, useMemo, useRef } from 'react';
import type { Answers } from '../../../domain/identify/answers.ts';
import { identify } from '../../../domain/identify/ranking/identify.ts';
import { objectionOf, reasonOf } from '../../../domain/identify/ranking/reason.ts';
import { AveList } from '../../components/ave/ave-list.tsx';
import { FirstAve } from '../../components/ave/first-ave.tsx';
import button from '../../components/page/button.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { aves } from '../../data/species/aves.ts';
import { traits } from '../../data/species/traits.ts';
import styles from './questionnaire.module.css';
import { PAGE, useShown } from './use-shown.ts';

const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));

type Props = { answers: Answers & Required<Pick<Answers, 'month'>> };

/** All species, those first that fit best what was answered, each with why. */
export function Ranking({ answers }: Props) {
  const { nombres } = useAvistadas();
  const cards = useRef<HTMLDivElement>(null);
  const [shown, showMore] = useShown(aves.length);
  const told = JSON.stringify(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` says all that the answers hold.
  const ranking = useMemo(() => identify(traits, answers), [told]);
  const first = ranking.slice(0, shown);
  const reasons = new Map(first.map((candidate) => [candidate.ave.nombre, reasonOf(candidate)]));
  const objections = new Map(first.map((candidate) => [candidate.ave.nombre, objectionOf(candidate)]));

  // Whoever asked for more goes on with the first of them; whoever comes back to them stays where they were.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) cards.current?.querySelectorAll('a')[shown - PAGE]?.focus();
    asked.current = false;
  }, [shown]);

  return (
    <div ref={cards}>
      <p role="status" className={styles.count}>
        {ranking.length} aves, primero las que mejor encajan con lo que viste
      </p>
      <FirstAve nombre={first[0]?.ave.nombre} settled />
      <AveList
        aves={first.flatMap(({ ave }) => byNombre.get(ave.nombre) ?? [])}
        avistadas={nombres}
        noteOf={({ nombre }) => reasons.get(nombre)}
        asideOf={({ nombre }) => objections.get(nombre)}
      />
      {shown < ranking.length && (
        <button
          type="button"
          className={`${button.outline} ${styles.more}`}
          onClick={() => {
            asked.current = true;
            showMore();
          }}
        >
          Ver más
        </button>
      )}
    </div>
  );
}
