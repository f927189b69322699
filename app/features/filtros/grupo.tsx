import { useState } from 'react';
import { optionsOf } from '../../../domain/criteria.ts';
import type { Grupo as NombreDeGrupo } from '../../../domain/grupos.ts';
import styles from './grupo.module.css';
import { TITULOS } from './titulos.ts';

type Props = {
  grupo: NombreDeGrupo;
  chosen: ReadonlySet<string>;
  /** Species of the list by option: all of them, and those left by what the other groups choose. */
  todas: ReadonlyMap<string, number>;
  quedan: ReadonlyMap<string, number>;
  onToggle: (option: string) => void;
};

/** Groups whose options are always all there: a calendar without some months, or half a question, would puzzle. */
const ENTEROS: readonly NombreDeGrupo[] = ['mes', 'vistas'];

/** One group of options, folded until it is asked for; nothing where the list leaves no choice. */
export function Grupo({ grupo, chosen, todas, quedan, onToggle }: Props) {
  const [openAtFirst] = useState(chosen.size > 0 || grupo === 'mes');
  const options = optionsOf(grupo).filter(
    (option) => ENTEROS.includes(grupo) || chosen.has(option) || todas.get(option),
  );
  if (options.length < 2 && chosen.size === 0) return null;
  return (
    <details className={styles.group} open={openAtFirst}>
      <summary>
        {TITULOS[grupo]} {chosen.size > 0 && <span>({chosen.size})</span>}
      </summary>
      <fieldset aria-label={TITULOS[grupo]}>
        {options.map((option) => (
          <label key={option} data-nada={!quedan.get(option)}>
            <input type="checkbox" checked={chosen.has(option)} onChange={() => onToggle(option)} />
            {option} <small>{quedan.get(option)}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
