import { type FormEvent, useState } from 'react';
import { importAgain } from '../../components/browser/import-again.ts';
import { useLater } from '../../components/browser/use-later.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import type { FileFormat } from './download.ts';
import styles from './your-list.module.css';

/** What writes copies. The whole copy must not want for a connection, so what writes that comes with the page. */
const loadJson = () => import('./save.ts');
const loadCsv = () => importAgain(() => import('./save-csv.ts'));

const FILE_FORMATS: { format: FileFormat; use: string }[] = [
  { format: 'json', use: 'JSON: la copia completa, para recuperarla aquí o en otro navegador' },
  { format: 'csv', use: 'CSV: nombre, científico y primer día, para una hoja de cálculo' },
];

/** Gives the visitor a copy of the list as a file. */
export function SaveBackup() {
  const { entries, aves } = useAvistadas();
  useLater(loadJson, true);
  const [format, setFormat] = useState<FileFormat>('json');
  const [status, setStatus] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      const name =
        format === 'json'
          ? await (await importAgain(loadJson)).saveJson(entries, aves)
          : await (await loadCsv()).saveCsv(entries, aves);
      setStatus(`Copia guardada: busca «${name}» en tus descargas.`);
    } catch (error) {
      console.error('What writes copies cannot be loaded:', error);
      setStatus(FAILED[format]);
    }
  }

  return (
    <form className={`${layout.stack} ${layout.card} ${styles.part}`} onSubmit={save}>
      <fieldset>
        <legend>Formato de la copia</legend>
        {FILE_FORMATS.map((each) => (
          <label key={each.format}>
            <input
              type="radio"
              name="formato"
              checked={format === each.format}
              onChange={() => setFormat(each.format)}
            />
            <span>{each.use}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit">Guardar copia</button>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </form>
  );
}

const FAILED = {
  json: 'Ahora no podemos hacer la copia. Comprueba tu conexión y pulsa otra vez.',
  csv: 'Ahora no podemos escribir el CSV. Comprueba tu conexión, o guarda la copia en JSON.',
};
