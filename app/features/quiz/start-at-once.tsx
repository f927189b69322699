import { dayInMadrid, partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import type { Scope } from '../../../domain/quiz/round.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { nombresIn } from './question/nombres-in.ts';
import styles from './quiz.module.css';

type Props = { seen: ReadonlySet<string>; onStart: (scope: Scope) => void };

/** Rounds that one press begins. A group in which there is nothing to ask is not offered. */
export function StartAtOnce({ seen, onStart }: Props) {
  // Asked in the browser alone: the quiz comes when its page is alive.
  const { month } = partsOf(dayInMadrid(new Date()));
  const groups: { name: string; scope: Scope }[] = [
    { name: 'De todas', scope: {} },
    { name: 'Parecidas entre sí', scope: { alike: true } },
    { name: 'En vuelo', scope: { flight: true } },
    { name: '¿Quién canta?', scope: { voice: true } },
    { name: `De ${MONTH_NAMES[month - 1]}`, scope: { mes: month } },
    ...(seen.size > 0
      ? [
          { name: 'De tus avistadas', scope: { seen: true } },
          { name: 'De las que te faltan', scope: { seen: false } },
        ]
      : []),
  ];
  const offered = groups.filter(({ scope }) => nombresIn(scope, seen).length > 0);
  return (
    <section aria-labelledby="empezar">
      <h2 id="empezar">Empieza una ronda</h2>
      <ul className={`${layout.row} ${styles.actions}`}>
        {offered.map(({ name, scope }, i) => (
          <li key={name}>
            <button
              type="button"
              className={i === 0 ? button.primary : undefined}
              onClick={() => onStart(scope)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
