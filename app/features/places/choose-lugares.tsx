import { MONTH_NAMES, type Month } from '../../../domain/calendar/month.ts';
import type { Choice } from '../../../domain/places/choice.ts';
import { HABITATS } from '../../../domain/species/habitat.ts';
import layout from '../../components/page/layout.module.css';
import { PickOne } from '../../components/page/pick-one.tsx';
import styles from './lugares.module.css';
import type { usePosition } from './use-position.ts';

type Props = {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  position: ReturnType<typeof usePosition>;
  /** What the list shows, in words. */
  summary: string;
};

/** What chooses among the places: a month, a habitat, and how near they are. */
export function ChooseLugares({ choice, onChoose, position, summary }: Props) {
  const { mes, habitat } = choice;
  const { near, ask, forget } = position;
  return (
    <section aria-label="Elegir lugares" className={styles.choose} data-print="no" data-needs="scripts">
      <div className={`${layout.row} ${styles.controls}`}>
        <PickOne
          label="Buenos en"
          all="cualquier mes"
          values={MONTH_NAMES}
          value={mes && MONTH_NAMES[mes - 1]}
          onChange={(name) =>
            onChoose(without({ mes: name && ((MONTH_NAMES.indexOf(name) + 1) as Month), habitat }))
          }
        />
        <PickOne
          label="Con hábitat de"
          all="cualquier tipo"
          values={HABITATS}
          value={habitat}
          onChange={(where) => onChoose(without({ mes, habitat: where }))}
        />
        {near.kind === 'found' ? (
          <button type="button" onClick={forget}>
            Ordenar por comarcas
          </button>
        ) : (
          <button type="button" onClick={ask} disabled={near.kind === 'asking'}>
            Cerca de mí
          </button>
        )}
      </div>
      <p role="status">
        {near.kind === 'asking' && 'Buscando dónde estás… '}
        {near.kind === 'failed' && `${near.reason} `}
        {summary}
      </p>
      <p className={styles.aside}>
        La distancia se calcula aquí, en tu navegador: tu posición no se envía ni se guarda.
      </p>
    </section>
  );
}

function without(choice: { [Key in keyof Choice]: Choice[Key] | undefined }): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}
