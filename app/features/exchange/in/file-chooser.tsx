import type { ChangeEvent } from 'react';
import styles from './bring-in.module.css';

/** Asks for a file; the same one can be chosen again. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  }
  return (
    <label className={styles.file}>
      Elegir un archivo
      <input
        type="file"
        accept=".csv,.tsv,.txt,.zip,.json,text/csv,application/zip,application/json"
        onChange={choose}
      />
    </label>
  );
}
