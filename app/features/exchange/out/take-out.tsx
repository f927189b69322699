import { type FormEvent, useState } from 'react';
import { importAgain } from '../../../components/browser/import-again.ts';
import layout from '../../../components/page/layout.module.css';
import { useAvistadas } from '../../../data/seen-list/avistadas.tsx';
import { download } from './download.ts';
import { type Choice, FormatChoice, firstChoice } from './format-choice.tsx';
import { saveJson } from './save.ts';
import type { RecordFile } from './save-table.ts';
import styles from './take-out.module.css';

/** The whole copy must not want for a connection; what writes tables comes when it is wanted. */
const loadTables = () => importAgain(() => import('./save-table.ts'));

type Outcome = { sentence: string; files: readonly RecordFile[] };

const FAILED = 'Ahora no podemos escribirlo. Comprueba tu conexión, o guarda la copia completa.';

/** Gives the visitor the notebook as a file. */
export function TakeOut() {
  const { entries, aves } = useAvistadas();
  const [choice, setChoice] = useState<Choice>(firstChoice);
  const [{ sentence, files }, setOutcome] = useState<Outcome>({ sentence: '', files: [] });

  async function write(): Promise<Outcome> {
    const { format, separator, withoutPlaces } = choice;
    if (format === 'json')
      return { sentence: savedInWords(await saveJson(entries, aves, withoutPlaces)), files: [] };
    const { saveCsv, recordsOf } = await loadTables();
    if (format === 'csv')
      return { sentence: savedInWords(await saveCsv(entries, aves, separator, withoutPlaces)), files: [] };
    const records = await recordsOf(entries, aves, choice);
    const [only] = records.files;
    if (only && records.files.length === 1) download(only.text, only.name);
    return {
      sentence: recordsInWords(records),
      files: records.files.length > 1 ? records.files : [],
    };
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setOutcome(
      await write().catch((error) => {
        console.error('What writes copies cannot be loaded:', error);
        return { sentence: FAILED, files: [] };
      }),
    );
  }

  return (
    <form className={`${layout.card} ${layout.stack} ${styles.form}`} onSubmit={save}>
      <FormatChoice choice={choice} onChoose={setChoice} />
      <button type="submit">Guardar copia</button>
      <p role="status" className={styles.status}>
        {sentence}
      </p>
      {files.map(({ name, text }, i) => (
        <button key={name} type="button" onClick={() => download(text, name)}>
          Guardar el archivo {i + 1} de {files.length}
        </button>
      ))}
    </form>
  );
}

const savedInWords = (name: string) => `Copia guardada: busca «${name}» en tus descargas.`;

function recordsInWords({ files, rows, left }: { files: readonly RecordFile[]; rows: number; left: number }) {
  const out =
    left > 0
      ? ` ${left === 1 ? 'Queda fuera 1 avistamiento' : `Quedan fuera ${left} avistamientos`}: eBird pide día completo y sitio.`
      : '';
  const [first] = files;
  if (!first)
    return left > 0
      ? `No hay ningún avistamiento que eBird pueda tomar.${out}`
      : 'No hay avistamientos tuyos que llevar a eBird.';
  const saved =
    files.length === 1
      ? `Archivo guardado con ${rows === 1 ? '1 avistamiento' : `${rows} avistamientos`}: busca «${first.name}» en tus descargas.`
      : `eBird no toma archivos de más de 1 MB, así que tus ${rows} avistamientos van en ${files.length}.`;
  return `${saved}${out}`;
}
