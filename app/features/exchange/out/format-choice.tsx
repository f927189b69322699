import layout from '../../../components/page/layout.module.css';
import { type Separator, separatorOf } from './separator.ts';
import styles from './take-out.module.css';

type Format = 'json' | 'csv' | 'ebird';

/** What the visitor wants to take away. */
export type Choice = {
  format: Format;
  separator: Separator;
  withoutPlaces: boolean;
  withOthers: boolean;
};

const FORMATS: { format: Format; use: string }[] = [
  {
    format: 'json',
    use: 'Copia completa (JSON): todo lo que hay en tu cuaderno, para recuperarlo aquí o en otro navegador',
  },
  { format: 'csv', use: 'Hoja de cálculo (CSV): una fila por avistamiento' },
  { format: 'ebird', use: 'Para eBird (Record Format Extended): súbelo en «Enviar» → «Importar datos»' },
];

const SEPARATORS: { separator: Separator; words: string }[] = [
  { separator: ';', words: 'Punto y coma: hojas de cálculo en español' },
  { separator: ',', words: 'Coma: hojas de cálculo en inglés' },
];

export const firstChoice = (): Choice => ({
  format: 'json',
  separator: separatorOf(navigator.language),
  withoutPlaces: false,
  withOthers: false,
});

/** Which format, and what that format asks besides. */
export function FormatChoice({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>Formato de la copia</legend>
        {FORMATS.map(({ format, use }) => (
          <label key={format}>
            <input
              type="radio"
              name="formato"
              checked={choice.format === format}
              onChange={() => onChoose({ ...choice, format })}
            />
            <span>{use}</span>
          </label>
        ))}
      </fieldset>
      {choice.format === 'csv' && (
        <fieldset className={styles.choice}>
          <legend>Qué separa las columnas</legend>
          {SEPARATORS.map(({ separator, words }) => (
            <label key={separator}>
              <input
                type="radio"
                name="separador"
                checked={choice.separator === separator}
                onChange={() => onChoose({ ...choice, separator })}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={`${layout.stack} ${styles.choice}`}>
        <Check
          words="Sin los sitios"
          checked={choice.withoutPlaces}
          onCheck={(withoutPlaces) => onChoose({ ...choice, withoutPlaces })}
        />
        {choice.format === 'ebird' && (
          <Check
            words="También lo que trajiste de otros registros (en eBird saldría dos veces lo que ya está allí)"
            checked={choice.withOthers}
            onCheck={(withOthers) => onChoose({ ...choice, withOthers })}
          />
        )}
      </div>
    </>
  );
}

type CheckProps = { words: string; checked: boolean; onCheck: (checked: boolean) => void };

function Check({ words, checked, onCheck }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      <span>{words}</span>
    </label>
  );
}
