import { useState } from 'react';
import { MAX_COLOURS } from '../../../domain/identify/answers.ts';
import { COLOURS, type Colour } from '../../../domain/identify/colours.ts';
import layout from '../../components/page/layout.module.css';
import styles from './questions.module.css';

/** Side of a swatch, px. */
const SWATCH = 20;

type Props = {
  chosen: readonly Colour[];
  /** The colour of the plates that stands for each name: what a swatch shows is data, no token of the design. */
  swatches: Readonly<Record<Colour, string>>;
  onChange: (colours: readonly Colour[]) => void;
};

/** Up to three colours, each a swatch and its word. A fourth is not taken, and the visitor is told why. */
export function ColourPicker({ chosen, swatches, onChange }: Props) {
  const [surplus, setSurplus] = useState<Colour>();
  const explains = surplus !== undefined && chosen.length >= MAX_COLOURS;

  function toggle(colour: Colour) {
    const without = chosen.filter((each) => each !== colour);
    const full = without.length === chosen.length && chosen.length >= MAX_COLOURS;
    setSurplus(full ? colour : undefined);
    if (!full) onChange(without.length < chosen.length ? without : [...chosen, colour]);
  }

  return (
    <fieldset className={`${layout.row} ${styles.question}`}>
      <legend>¿De qué colores? Hasta tres</legend>
      {COLOURS.map((colour) => (
        <label key={colour} className={styles.option}>
          <input type="checkbox" checked={chosen.includes(colour)} onChange={() => toggle(colour)} />
          <svg aria-hidden="true" className={styles.swatch} width={SWATCH} height={SWATCH}>
            <rect width={SWATCH} height={SWATCH} fill={swatches[colour]} />
          </svg>
          {colour}
        </label>
      ))}
      <p role="status" className={styles.notice}>
        {explains && `Ya has elegido tres colores: quita uno y podrás añadir el ${surplus}.`}
      </p>
    </fieldset>
  );
}
