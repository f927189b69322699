import { useState } from 'react';
import { COLORES, type Color } from '../../../domain/colores.ts';
import { MAX_COLORES } from '../../../domain/respuestas.ts';
import layout from '../../components/layout.module.css';
import styles from './preguntas.module.css';

/** Side of a swatch, px. */
const SWATCH = 20;

type Props = {
  elegidos: readonly Color[];
  /** The colour of the plates that stands for each name: what a swatch shows is data, no token of the design. */
  muestras: Readonly<Record<Color, string>>;
  onChange: (colores: readonly Color[]) => void;
};

/** Up to three colours, each a swatch and its word. A fourth is not taken, and the visitor is told why. */
export function Colores({ elegidos, muestras, onChange }: Props) {
  const [sobra, setSobra] = useState<Color>();
  const explains = sobra !== undefined && elegidos.length >= MAX_COLORES;

  function toggle(color: Color) {
    const without = elegidos.filter((each) => each !== color);
    const full = without.length === elegidos.length && elegidos.length >= MAX_COLORES;
    setSobra(full ? color : undefined);
    if (!full) onChange(without.length < elegidos.length ? without : [...elegidos, color]);
  }

  return (
    <fieldset className={`${layout.row} ${styles.question}`}>
      <legend>¿De qué colores? Hasta tres</legend>
      {COLORES.map((color) => (
        <label key={color} className={styles.option}>
          <input type="checkbox" checked={elegidos.includes(color)} onChange={() => toggle(color)} />
          <svg aria-hidden="true" className={styles.swatch} width={SWATCH} height={SWATCH}>
            <rect width={SWATCH} height={SWATCH} fill={muestras[color]} />
          </svg>
          {color}
        </label>
      ))}
      <p role="status" className={styles.notice}>
        {explains && `Ya has elegido tres colores: quita uno y podrás añadir el ${sobra}.`}
      </p>
    </fieldset>
  );
}
