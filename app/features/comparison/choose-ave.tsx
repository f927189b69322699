import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { findBySlug } from '../../../domain/addresses/slug.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { aves } from '../../data/species/aves.ts';
import styles from './comparison.module.css';

type Props = {
  label: string;
  /** What the button says that takes the name. */
  action: string;
  /** Species that are in the comparison already. */
  taken: readonly string[];
  /** Whether the visitor has just asked for the field, and goes on in it. */
  focused: boolean;
  onChoose: (nombre: string) => void;
  onCancel: (() => void) | undefined;
};

/** A field that takes the name of a species, or a part of it, with accents or without. */
export function ChooseAve({ label, action, taken, focused, onChoose, onCancel }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const [asked, setAsked] = useState<{ text: string; nombres: string[] }>();

  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);

  async function choose(event: FormEvent) {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    if (text === '') return;
    const birds = await meant(text);
    const [first, second] = birds;
    if (first && !second) onChoose(first);
    else setAsked({ text, nombres: birds });
  }

  /** What understands other names and slips comes when it is needed; without it the guide's own names count. */
  async function meant(text: string): Promise<string[]> {
    try {
      const { meantAves } = await importAgain(() => import('./meant-aves.ts'));
      return meantAves(text, taken);
    } catch (error) {
      console.warn('What understands other names cannot be fetched:', error);
      const exact = findBySlug(aves, text, ({ nombre }) => nombre);
      return exact && !taken.includes(exact.nombre) ? [exact.nombre] : [];
    }
  }

  return (
    <form className={`${layout.row} ${styles.choose}`} onSubmit={choose} data-print="no">
      <label>
        {label}
        <input ref={box} list={list} autoComplete="off" spellCheck={false} />
      </label>
      <datalist id={list}>
        {aves
          .filter(({ nombre }) => !taken.includes(nombre))
          .map(({ nombre }) => (
            <option key={nombre} value={nombre} />
          ))}
      </datalist>
      <button type="submit" className={button.primary}>
        {action}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          Cancelar
        </button>
      )}
      <div role="status" className={styles.asked}>
        {asked && <Asked {...asked} taken={taken} onChoose={onChoose} />}
      </div>
    </form>
  );
}

type AskedProps = {
  text: string;
  nombres: readonly string[];
  taken: readonly string[];
  onChoose: (nombre: string) => void;
};

/** Where a text means no species, or several. */
function Asked({ text, nombres, taken, onChoose }: AskedProps) {
  if (nombres.length === 0) {
    const there = findBySlug(taken, text, (nombre) => nombre);
    return (
      <p>
        {there ? `${there} ya está en la comparación.` : `La guía no tiene ningún ave llamada «${text}».`}
      </p>
    );
  }
  return (
    <>
      <p>¿Cuál de estas?</p>
      <ul className={layout.row}>
        {nombres.map((nombre) => (
          <li key={nombre}>
            <button type="button" onClick={() => onChoose(nombre)}>
              {nombre}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
