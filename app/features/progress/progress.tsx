import { useMemo, useState } from 'react';
import { shownSightings, yearsOf } from '../../../domain/notebook/records.ts';
import { firstsOf } from '../../../domain/progress/accumulation.ts';
import { byHabitat, byMonth, byOrden } from '../../../domain/progress/shares.ts';
import { useNotebook } from '../../data/notebook/use-notebook.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { filterable } from '../../data/species/filterable.ts';
import { Curve } from './curve.tsx';
import { Months } from './months.tsx';
import styles from './progress.module.css';
import { Shares } from './shares.tsx';
import { YearList } from './year-list.tsx';

/** What the notebook adds up to: over the year, month by month, by order and habitat, and the year's list. */
export function Progress() {
  const { sightings } = useNotebook();
  const { entries, aves, nombres } = useAvistadas();
  const [chosen, setYear] = useState<string | null>(null);
  const shown = useMemo(
    () => shownSightings(sightings?.values() ?? [], entries, aves),
    [sightings, entries, aves],
  );
  const years = useMemo(() => yearsOf(shown), [shown]);
  const year = chosen && years.includes(chosen) ? chosen : years[0];
  if (!sightings) return <p role="status">Abriendo tu cuaderno…</p>;
  return (
    <div className={styles.progress}>
      {year ? (
        <>
          <p className={styles.year} data-print="no">
            <label>
              Año{' '}
              <select value={year} onChange={({ target }) => setYear(target.value)}>
                {years.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </label>
          </p>
          <Curve year={year} sightings={shown} />
          <YearList year={year} firsts={firstsOf(shown, year)} />
          <Months shares={byMonth(filterable, shown)} />
        </>
      ) : (
        <p>{NO_DAYS}</p>
      )}
      <Shares title="Tu lista por hábitats" of="Hábitat" shares={byHabitat(filterable, nombres)} />
      <Shares title="Tu lista por órdenes" of="Orden" shares={byOrden(filterable, nombres)} />
    </div>
  );
}

const NO_DAYS =
  'Aún no hay ningún avistamiento con fecha: en cuanto apuntes uno verás aquí cómo crece tu lista a lo largo del año.';
