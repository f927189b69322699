import { type FormEvent, useState } from 'react';
import { avesInScope, type Round, type Scope, seedOf } from '../../../domain/quiz/round.ts';
import { ESTACIONES, type Estacion } from '../../../domain/species/estacion.ts';
import { ORDENES, type Orden } from '../../../domain/species/orden.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { aves } from '../../data/aves.ts';
import { newSeed } from './new-seed.ts';
import styles from './quiz.module.css';

type Props = {
  seen: ReadonlySet<string>;
  round: Round | null;
  /** Whether the choice lies open from the start: where there is nothing else to do. */
  open: boolean;
  onChoose: (round: Round) => void;
};

/** The choice of the birds that a round asks for, and of the key that makes it the same for a class. */
export function ChooseAves({ seen, round, open, onChoose }: Props) {
  const [scope, setScope] = useState<Scope>(round?.scope ?? {});
  const [classKey, setClassKey] = useState('');
  const count = avesInScope(aves, scope, seen).length;

  function choose(event: FormEvent) {
    event.preventDefault();
    onChoose({ seed: seedOf(classKey) || newSeed(), scope });
  }

  return (
    <details className={styles.choice} open={open}>
      <summary>Elegir las aves de la ronda</summary>
      <form className={`${layout.row} ${styles.actions}`} onSubmit={choose}>
        <RadioGroup<Orden>
          label="Orden"
          all="Todos los órdenes"
          values={ORDENES}
          value={scope.orden}
          onChange={(orden) => setScope({ ...scope, orden })}
        />
        <RadioGroup<Estacion>
          label="Estación"
          all="Todas las estaciones"
          values={ESTACIONES}
          value={scope.estacion}
          onChange={(estacion) => setScope({ ...scope, estacion })}
        />
        <label className={`${layout.row} ${styles.checkbox}`}>
          <input
            type="checkbox"
            checked={scope.unseenOnly ?? false}
            onChange={(event) => setScope({ ...scope, unseenOnly: event.target.checked })}
          />
          Solo las que no he visto
        </label>
        <label>
          Clave de la ronda (opcional)
          <input
            value={classKey}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setClassKey(event.target.value)}
          />
        </label>
        <p>Con la misma clave y las mismas aves, toda la clase juega la misma ronda.</p>
        <p role="status">{count === 1 ? '1 ave' : `${count} aves`}</p>
        <button type="submit" className={button.outline} disabled={count === 0}>
          Jugar con estas aves
        </button>
      </form>
    </details>
  );
}

type RadioGroupProps<Value> = {
  label: string;
  all: string;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function RadioGroup<Value extends string>({ label, all, values, value, onChange }: RadioGroupProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(values.find((each) => each === event.target.value))}
      >
        <option value="">{all}</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
