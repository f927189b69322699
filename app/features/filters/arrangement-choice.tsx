import { startTransition, useOptimistic } from 'react';
import { ARRANGEMENTS, type Arrangement } from '../../../domain/filters/arrangement.ts';
import layout from '../../components/page/layout.module.css';
import styles from './panel.module.css';

type Props = {
  arrangement: Arrangement;
  /** Ends when the list stands in that order. */
  onArrange: (arrangement: Arrangement) => void | Promise<void>;
};

/** The order of the list. A choice shows at once; the list follows as soon as it is drawn. */
export function ArrangementChoice({ arrangement, onArrange }: Props) {
  const [chosen, setChosen] = useOptimistic(arrangement);

  function choose(next: Arrangement) {
    startTransition(async () => {
      setChosen(next);
      await onArrange(next);
    });
  }

  return (
    <fieldset className={`${layout.row} ${styles.arrangement}`}>
      <legend>Orden de la lista</legend>
      {ARRANGEMENTS.map((each) => (
        <label key={each}>
          <input type="radio" name="ordenar" checked={each === chosen} onChange={() => choose(each)} />
          {each}
        </label>
      ))}
      <p>El taxonómico junta a las que son parientes: patos con patos, fringílidos con fringílidos.</p>
    </fieldset>
  );
}
