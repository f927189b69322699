import { type ReactNode, useEffect, useRef, useState } from 'react';
import button from './button.module.css';
import styles from './share-address.module.css';

type Props = {
  label: string;
  /** What is said once the address is copied. */
  copied: string;
  /** What is to be known besides, once somebody shares it. */
  children?: ReactNode;
};

/** Copies the address of the page; where the browser refuses, shows it to be copied by hand. */
export function ShareAddress({ label, copied, children }: Props) {
  const [isCopied, setCopied] = useState<boolean>();

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
        {label}
      </button>
      <div role="status" className={styles.address}>
        {isCopied && <p>{copied}</p>}
        {isCopied === false && <AddressToCopy />}
        {isCopied !== undefined && children}
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
    <label className={styles.label}>
      Copia esta dirección y compártela:
      <input ref={input} readOnly value={window.location.href} onFocus={(event) => event.target.select()} />
    </label>
  );
}
