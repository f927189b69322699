import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { Filtrable } from '../../../domain/criteria.ts';
import { countsOf, type Filtros, SIN_FILTROS, toggleFiltro } from '../../../domain/filtros.ts';
import { GRUPOS, type Grupo as NombreDeGrupo } from '../../../domain/grupos.ts';
import layout from '../../components/layout.module.css';
import { Grupo } from './grupo.tsx';
import styles from './panel.module.css';

type Props = {
  id: string;
  /** The species of the list before it is narrowed. */
  elegibles: readonly Filtrable[];
  filtros: Filtros;
  vistas: ReadonlySet<string>;
  /** The group that the page has chosen already; it is not offered. */
  fijo: NombreDeGrupo | undefined;
  /** Ends when the list shows what was chosen. */
  onChange: (filtros: Filtros) => void | Promise<void>;
  /** What stands at the foot and stays in sight. */
  children: ReactNode;
};

/** All that a list can be narrowed by. A box is ticked at once; the list follows as soon as it is drawn. */
export function Panel({ id, elegibles, filtros, vistas, fijo, onChange, children }: Props) {
  const [chosen, setChosen] = useOptimistic(filtros);
  const todas = countsOf(elegibles, SIN_FILTROS, vistas);
  const quedan = countsOf(elegibles, chosen, vistas);

  function toggle(grupo: NombreDeGrupo, option: string) {
    const next = toggleFiltro(chosen, grupo, option);
    startTransition(async () => {
      setChosen(next);
      await onChange(next);
    });
  }

  return (
    <section
      id={id}
      aria-label="Afinar la lista"
      className={`${layout.card} ${styles.panel}`}
      data-print="no"
    >
      <p>
        Si eliges varias opciones de un mismo grupo, vale cualquiera de ellas. Si eliges en varios grupos, el
        ave tiene que cumplir todos.
      </p>
      <div className={styles.groups}>
        {GRUPOS.filter((grupo) => grupo !== fijo).map((grupo) => (
          <Grupo
            key={grupo}
            grupo={grupo}
            chosen={chosen[grupo]}
            todas={todas[grupo]}
            quedan={quedan[grupo]}
            onToggle={(option) => toggle(grupo, option)}
          />
        ))}
      </div>
      <div className={`${layout.row} ${styles.foot}`}>{children}</div>
    </section>
  );
}
