import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES, type Month } from '../../../domain/calendar/month.ts';
import { levelInWords } from '../../../domain/places/expected-aves.ts';
import { missingAves } from '../../../domain/progress/missing.ts';
import { HABITAT_PHRASES, HABITATS, type Habitat } from '../../../domain/species/habitat.ts';
import { AveList } from '../../components/ave/ave-list.tsx';
import { useToday } from '../../components/browser/use-today.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { filterable } from '../../data/species/filterable.ts';
import styles from './missing.module.css';

/** What one may meet this month at a habitat and has not yet on the list, the likeliest first. */
export function Missing() {
  const { aves, nombres } = useAvistadas();
  const today = useToday();
  const [habitat, setHabitat] = useHabitat();
  const month = (today ? partsOf(today).month : 1) as Month;
  const missing = useMemo(() => {
    const habitats = new Map(filterable.map((ave) => [ave.nombre, ave.habitats]));
    const known = aves.map((ave) => ({ ...ave, habitats: habitats.get(ave.nombre) ?? [] }));
    return missingAves(known, nombres, { month, habitat });
  }, [aves, nombres, month, habitat]);
  if (!today) return null;
  return (
    <section aria-label="Te falta">
      <p className={`${layout.row} ${styles.choice}`} data-print="no">
        <label>
          ¿Dónde vas a mirar?{' '}
          <select value={habitat ?? ''} onChange={({ target }) => setHabitat(target.value)}>
            <option value="">en cualquier sitio</option>
            {HABITATS.map((each) => (
              <option key={each} value={each}>
                {HABITAT_PHRASES[each]}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p role="status" className={styles.count}>
        {inWords(missing.length, month, habitat)}
      </p>
      <AveList
        aves={missing}
        avistadas={nombres}
        noteOf={(ave) => `${levelInWords(ave, month)} en ${MONTH_NAMES[month - 1]}`}
      />
    </section>
  );
}

function inWords(count: number, month: Month, habitat: Habitat | null): string {
  const where = habitat ? ` ${HABITAT_PHRASES[habitat]}` : '';
  const when = `en ${MONTH_NAMES[month - 1]}`;
  if (count === 0) return `De las que suele haber ${when}${where} no te falta ninguna.`;
  return `Te ${count === 1 ? 'falta 1 ave' : `faltan ${count} aves`} de las que suele haber ${when}${where}; primero, las más fáciles de ver.`;
}

/** The habitat of the address; what is none is any. */
function useHabitat(): [Habitat | null, (habitat: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = HABITATS.find((each) => each === params.get('donde')) ?? null;
  function choose(habitat: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (habitat) after.set('donde', habitat);
        else after.delete('donde');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [asked, choose];
}
