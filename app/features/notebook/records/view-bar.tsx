import { useState } from 'react';
import { useSearchParams } from 'react-router';
import layout from '../../../components/page/layout.module.css';
import styles from './view-bar.module.css';

/** How the notebook is looked at, by the parameter `vista` of the address. */
const VIEWS = {
  especie: 'Por especie',
  dia: 'Por día',
  lugar: 'Por lugar',
  graficos: 'En gráficos',
  falta: 'Te falta',
} as const;

export type View = keyof typeof VIEWS;

/** The view of the address, and what chooses another. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const vista = params.get('vista') ?? '';
  const asked = vista in VIEWS ? (vista as View) : 'especie';
  // The address follows a moment later.
  const [chosen, setChosen] = useState<View | null>(null);
  if (chosen === asked) setChosen(null);
  function choose(view: View) {
    setChosen(view);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (view === 'especie') after.delete('vista');
        else after.set('vista', view);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [chosen ?? asked, choose];
}

export function ViewBar({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <fieldset className={`${layout.row} ${styles.bar}`} data-print="no">
      <legend>Ver tu cuaderno</legend>
      {Object.entries(VIEWS).map(([each, words]) => (
        <label key={each}>
          <input
            type="radio"
            name="vista"
            defaultChecked={each === view}
            onChange={() => onChoose(each as View)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
