import { type FormEvent, useState } from 'react';
import { copiaOf, writeCopia } from '../../../../domain/copia.ts';
import { importAgain } from '../../../components/import-again.ts';
import layout from '../../../components/layout.module.css';
import { useAvistadas } from '../avistadas.tsx';
import { download, type Formato } from './download.ts';
import styles from './tu-lista.module.css';

/** What writes CSV comes when it is asked for. */
const loadCsv = () => importAgain(() => import('./csv.ts'));

const FORMATOS: { formato: Formato; uso: string }[] = [
  { formato: 'json', uso: 'JSON: la copia completa, para recuperarla aquí o en otro navegador' },
  { formato: 'csv', uso: 'CSV: nombre, científico y fecha, para una hoja de cálculo' },
];

/** Gives the visitor a copy of the list as a file. */
export function GuardarCopia() {
  const { entradas, fechas, aves } = useAvistadas();
  const [formato, setFormato] = useState<Formato>('json');
  const [status, setStatus] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    const copia = copiaOf(entradas, fechas, aves);
    try {
      const text = formato === 'json' ? writeCopia(copia) : (await loadCsv()).csvOf(copia);
      setStatus(`Copia guardada: busca «${download(text, formato)}» en tus descargas.`);
    } catch (error) {
      console.error('The writer of CSV cannot be loaded:', error);
      setStatus('Ahora no podemos escribir el CSV. Comprueba tu conexión, o guarda la copia en JSON.');
    }
  }

  return (
    <form className={`${layout.stack} ${layout.card} ${styles.part}`} onSubmit={save}>
      <fieldset>
        <legend>Formato de la copia</legend>
        {FORMATOS.map((each) => (
          <label key={each.formato}>
            <input
              type="radio"
              name="formato"
              checked={formato === each.formato}
              onChange={() => setFormato(each.formato)}
            />
            <span>{each.uso}</span>
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
