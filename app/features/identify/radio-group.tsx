import { type ReactNode, useId } from 'react';
import layout from '../../components/page/layout.module.css';
import styles from './questions.module.css';

type Props<Value extends string> = {
  legend: string;
  options: readonly Value[];
  /** How an option is said. */
  textOf: (value: Value) => string;
  /** What stands over the words of an option: a drawing that they name. */
  pictureOf?: (value: Value) => ReactNode;
  answer: Value | undefined;
  /** `undefined`: the visitor does not know. */
  onAnswer: (value: Value | undefined) => void;
};

/** A question with one answer, or none: radio buttons, the last of which is «No lo sé». */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, options, textOf, pictureOf, answer, onAnswer } = props;
  const name = useId();
  const drawn = options.filter((value) => pictureOf?.(value));
  const option = (value: Value, className: string | undefined) => (
    <label key={value} className={className}>
      {pictureOf?.(value)}
      <input type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)} />
      {textOf(value)}
    </label>
  );
  return (
    <fieldset className={`${layout.row} ${styles.question}`}>
      <legend>{legend}</legend>
      {drawn.length > 0 && (
        <div className={`${layout.row} ${styles.drawings}`}>
          {drawn.map((value) => option(value, styles.drawn))}
        </div>
      )}
      {options.filter((value) => !drawn.includes(value)).map((value) => option(value, styles.option))}
      <label className={styles.none}>
        <input type="radio" name={name} checked={answer === undefined} onChange={() => onAnswer(undefined)} />
        No lo sé
      </label>
    </fieldset>
  );
}
