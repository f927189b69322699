import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { awayIn, expectedIn, levelInWords } from '../../../domain/places/expected-aves.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useToday } from '../../components/browser/use-today.ts';
import page from '../../components/page/page.module.css';
import styles from './month-aves.module.css';
import { Plates } from './plates.tsx';

type Props = {
  /** The species of the place. */
  aves: readonly AveSummary[];
  /** Why a species comes that lives in other habitats, by its name. */
  visits: ReadonlyMap<string, string>;
};

/** What to expect at a place this month, the likeliest first, and folded what comes in others. The month is known in the browser alone. */
export function MonthAves({ aves, visits }: Props) {
  const today = useToday();
  const [unfolded, setUnfolded] = useState(false);
  if (!today) return <AllYear aves={aves} />;
  const { month } = partsOf(today);
  const expected = expectedIn(aves, month);
  const away = awayIn(aves, month);
  return (
    <section aria-labelledby="este-mes" data-print="no" className={styles.month}>
      <h2 id="este-mes">Qué esperar en {MONTH_NAMES[month - 1]}</h2>
      <p>
        {expected.length} aves, primero las más fáciles; lleva más de un día verlas todas. Es orientativo.
      </p>
      <Plates
        aves={expected}
        noteOf={(ave) =>
          [`${levelInWords(ave, month)} este mes`, visits.get(ave.nombre)].filter(Boolean).join('. ')
        }
      />
      {away.length > 0 && (
        <details onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>El resto del año: {away.length === 1 ? 'un ave más' : `${away.length} aves más`}</summary>
          {unfolded && <Months aves={away} />}
        </details>
      )}
    </section>
  );
}

/** What a page without a date holds: room, and where there are no scripts all the species, each with its months. */
function AllYear({ aves }: { aves: readonly AveSummary[] }) {
  return (
    <>
      <noscript>
        <details>
          <summary>Las {aves.length} aves que puedes esperar a lo largo del año</summary>
          <Months aves={aves} />
        </details>
      </noscript>
      <div className={page.room} data-needs="scripts" data-print="no" />
    </>
  );
}

function Months({ aves }: { aves: readonly AveSummary[] }) {
  return (
    <ul className={styles.months}>
      {aves.map(({ nombre, meses }) => (
        <li key={nombre}>
          <Link to={paths.ave(nombre)}>{nombre}</Link> <span>{monthsInWords(meses)}</span>
        </li>
      ))}
    </ul>
  );
}
