import { useEffect, useRef, useState } from 'react';
import button from '../../components/page/button.module.css';
import styles from './quiz.module.css';

/** Copies the address of the round; where the browser refuses, shows it to be copied by hand. */
export function ShareRound({ unseenOnly = false }: { unseenOnly?: boolean }) {
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    try {
      // A page without a secure connection has no clipboard at all.
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <button type="button" className={button.outline} onClick={copy}>
        Compartir esta ronda
      </button>
      <div role="status" className={styles.address}>
        {copied && <p>Dirección copiada: quien la abra jugará la misma ronda.</p>}
        {copied === false && <AddressToCopy />}
        {copied !== null && unseenOnly && (
          <p>Como solo pregunta las que no has visto, a quien tenga otra lista le tocarán otras.</p>
        )}
      </div>
    </>
  );
}

function AddressToCopy() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <label>
      Copia esta dirección y compártela:
      <input ref={input} readOnly value={window.location.href} onFocus={(event) => event.target.select()} />
    </label>
  );
}
