import { type ReactNode, useId, useRef } from 'react';
import styles from './figure.module.css';
import { useWidth } from './use-width.ts';

type Props = {
  title: string;
  /** What it shows, in a sentence. */
  words: string;
  /** Draws it to a width, px. */
  children: (width: number) => ReactNode;
  /** Its numbers: a heading for each column, then the rows, each with its own heading first. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

/** A drawing of numbers, in words above it and as a table below. */
export function Figure({ title, words, children, columns, rows }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <section aria-labelledby={id} className={styles.figure}>
      <h2 id={id}>{title}</h2>
      <p>{words}</p>
      <div ref={frame}>{width > 0 && children(width)}</div>
      <details>
        <summary>Los números</summary>
        <table>
          <caption className={styles.caption}>{title}</caption>
          <thead>
            <tr>
              {columns.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {numbers.map((each, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and keep their order
                  <td key={i}>{each}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
