import { type FormEvent, useState } from 'react';
import { backupOf, writeBackup } from '../../../domain/seen-list/backup.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { download, type FileFormat } from './download.ts';
import styles from './your-list.module.css';

/** What writes CSV comes when it is asked for. */
const loadCsv = () => importAgain(() => import('./csv.ts'));

const FILE_FORMATS: { format: FileFormat; use: string }[] = [
  { format: 'json', use: 'JSON: la copia completa, para recuperarla aquí o en otro navegador' },
  { format: 'csv', use: 'CSV: nombre, científico y fecha, para una hoja de cálculo' },
];

/** Gives the visitor a copy of the list as a file. */
export function SaveBackup() {
  const { entries, days, aves } = useAvistadas();
  const [format, setFormat] = useState<FileFormat>('json');
  const [status, setStatus] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    const backup = backupOf(entries, days, aves);
    try {
      const text = format === 'json' ? writeBackup(backup) : (await loadCsv()).csvOf(backup);
      setStatus(`Copia guardada: busca «${download(text, format)}» en tus descargas.`);
    } catch (error) {
      console.error('The writer of CSV cannot be loaded:', error);
      setStatus('Ahora no podemos escribir el CSV. Comprueba tu conexión, o guarda la copia en JSON.');
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
