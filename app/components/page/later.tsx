import type { ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { useLater } from '../browser/use-later.ts';
import styles from './later.module.css';

type Props<Code> = {
  /** Must stay the same function. */
  load: () => Promise<Code>;
  /** What comes, in the plural: «las preguntas». */
  what: string;
  children: (code: Code) => ReactNode;
};

/**
 * What a page is for and only its scripts can do: room for it in the page that arrives, then the part itself, or what is
 * wrong and a button that asks for it again.
 */
export function Later<Code>({ load, what, children }: Props<Code>) {
  const hydrated = useHydrated();
  const { code, failed, retry } = useLater(load, hydrated);
  if (hydrated && code) return children(code);
  return (
    <div className={styles.room} data-needs="scripts">
      <p role="status">
        {failed ? `No llegan ${what}: quizá no hay conexión.` : hydrated && `Preparando ${what}…`}
      </p>
      {failed && (
        <button type="button" onClick={retry}>
          Volver a intentarlo
        </button>
      )}
    </div>
  );
}
