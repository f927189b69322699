import { type FormEvent, useState } from 'react';
import type { AveResumen } from '../../../domain/ave.ts';
import { ESTACIONES, type Estacion } from '../../../domain/estacion.ts';
import { ORDENES, type Orden } from '../../../domain/orden.ts';
import { type Ambito, avesOfAmbito, type Partida, semillaOf } from '../../../domain/partida.ts';
import button from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import styles from './juego.module.css';
import { newSemilla } from './semilla.ts';

type Props = {
  aves: readonly AveResumen[];
  vistas: ReadonlySet<string>;
  partida: Partida | null;
  /** Whether the choice lies open from the start: where there is nothing else to do. */
  open: boolean;
  onChoose: (partida: Partida) => void;
};

/** The choice of the birds that a round asks for, and of the key that makes it the same for a class. */
export function ElegirAves({ aves, vistas, partida, open, onChoose }: Props) {
  const [ambito, setAmbito] = useState<Ambito>(partida?.ambito ?? {});
  const [clave, setClave] = useState('');
  const count = avesOfAmbito(aves, ambito, vistas).length;

  function choose(event: FormEvent) {
    event.preventDefault();
    onChoose({ semilla: semillaOf(clave) || newSemilla(), ambito });
  }

  return (
    <details className={styles.choice} open={open}>
      <summary>Elegir las aves de la ronda</summary>
      <form className={`${layout.row} ${styles.actions}`} onSubmit={choose}>
        <Opciones<Orden>
          label="Orden"
          todas="Todos los órdenes"
          values={ORDENES}
          value={ambito.orden}
          onChange={(orden) => setAmbito({ ...ambito, orden })}
        />
        <Opciones<Estacion>
          label="Estación"
          todas="Todas las estaciones"
          values={ESTACIONES}
          value={ambito.estacion}
          onChange={(estacion) => setAmbito({ ...ambito, estacion })}
        />
        <label className={`${layout.row} ${styles.checkbox}`}>
          <input
            type="checkbox"
            checked={ambito.sinVer ?? false}
            onChange={(event) => setAmbito({ ...ambito, sinVer: event.target.checked })}
          />
          Solo las que no he visto
        </label>
        <label>
          Clave de la ronda (opcional)
          <input
            value={clave}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setClave(event.target.value)}
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

type OpcionesProps<Value> = {
  label: string;
  todas: string;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function Opciones<Value extends string>({ label, todas, values, value, onChange }: OpcionesProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(values.find((each) => each === event.target.value))}
      >
        <option value="">{todas}</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
