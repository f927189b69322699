import { useId, useState } from 'react';
import layout from '../../../components/page/layout.module.css';
import { copyText } from '../copy-text.ts';
import styles from './unread-list.module.css';

/** What was not understood of a file, line by line, to be copied. */
export function UnreadList({ lines }: { lines: readonly string[] }) {
  const id = useId();
  const [status, setStatus] = useState('');
  const text = lines.join('\n');

  const copy = async () => setStatus(await copyText(text, 'Copiado.'));

  return (
    <div className={`${layout.stack} ${styles.unread}`}>
      <label htmlFor={id}>
        {lines.length === 1 ? 'No hemos entendido esto:' : `No hemos entendido estas ${lines.length} líneas:`}
      </label>
      <textarea id={id} readOnly rows={Math.min(lines.length, 8)} value={text} />
      <button type="button" onClick={copy}>
        Copiar lo que no entendemos
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
