import { useMemo, useState } from 'react';
import { backupOf, writeBackup } from '../../../../domain/seen-list/backup.ts';
import layout from '../../../components/page/layout.module.css';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import { useAvistadas } from '../../../data/seen-list/avistadas.tsx';
import { copyText } from '../copy-text.ts';
import { fileOf, nameOf } from '../out/download.ts';
import styles from './hand-over.module.css';
import { linkOf } from './link.ts';
import { QrCode } from './qr-code.tsx';

/** The list for another device: a link and its code, or the whole copy by whatever the device shares files with. */
export function HandOver() {
  const { entries, aves, nombres } = useAvistadas();
  const { sightings } = useNotebook();
  const [withDays, setWithDays] = useState(true);
  const [status, setStatus] = useState('');
  const link = useMemo(
    () => (sightings ? linkOf(entries, [...sightings.values()], aves, withDays) : ''),
    [entries, sightings, aves, withDays],
  );

  const copy = async () => setStatus(await copyText(link, 'Enlace copiado: ábrelo en el otro aparato.'));

  const count = nombres.size === 1 ? '1 ave' : `${nombres.size} aves`;
  return (
    <div className={`${layout.card} ${layout.stack} ${styles.card}`}>
      <p>
        Apunta con la cámara del otro aparato a este código, o abre allí el enlace: verás qué hay de nuevo y
        lo sumas. La lista viaja dentro del propio enlace, en la parte que los navegadores no envían a ningún
        servidor; quien tenga el enlace puede leerla.
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={withDays} onChange={({ target }) => setWithDays(target.checked)} />
        <span>Con el primer día de cada ave (el código sale más tupido)</span>
      </label>
      {link && <QrCode text={link} label={`Código QR con tu lista de ${count}`} />}
      <label className={styles.link}>
        Enlace con tu lista
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={copy}>
        Copiar el enlace
      </button>
      <p>
        Los sitios, las notas, las cuentas y los demás días no caben en el enlace: para llevarlo todo,
        comparte la copia completa.
      </p>
      <ShareFile onStatus={setStatus} />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

/** Shares the whole copy where the device can; elsewhere «Guardar copia» gives the same file. */
function ShareFile({ onStatus }: { onStatus: (status: string) => void }) {
  const { entries, aves } = useAvistadas();
  const { sightings } = useNotebook();
  const [canShare] = useState(() => navigator.canShare?.({ files: [fileOf('{}', 'a.json')] }) ?? false);
  if (!canShare || !sightings) return null;
  const share = () => {
    // At once: a browser shares only within the press itself.
    const text = writeBackup(backupOf(entries, [...sightings.values()], aves));
    navigator.share({ files: [fileOf(text, nameOf('aves-avistadas', 'json'))] }).catch((error: Error) => {
      if (error.name !== 'AbortError')
        onStatus('El aparato no nos deja compartir el archivo: guárdalo con «Guardar copia».');
    });
  };
  return (
    <button type="button" onClick={share}>
      Compartir la copia completa
    </button>
  );
}
