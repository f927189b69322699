import type { FormEvent } from 'react';
import layout from '../../components/page/layout.module.css';
import styles from './comparison.module.css';

type Props = { nombres: readonly string[]; onAdd: (nombre: string) => void };

/** Chooses one more species to set beside the others. Nothing changes before «Añadir» is pressed. */
export function AddSpecies({ nombres, onAdd }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const nombre = String(new FormData(event.currentTarget).get('especie'));
    if (nombre !== '') onAdd(nombre);
  }

  return (
    <form className={`${layout.row} ${styles.add}`} onSubmit={submit}>
      <label>
        Otra especie
        <select name="especie" defaultValue="" required key={nombres.length}>
          <option value="" disabled>
            Elige…
          </option>
          {nombres.map((nombre) => (
            <option key={nombre}>{nombre}</option>
          ))}
        </select>
      </label>
      <button type="submit">Añadir</button>
    </form>
  );
}
