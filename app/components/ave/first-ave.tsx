import { useState } from 'react';
import page from '../page/page.module.css';

type Props = { nombre: string | undefined; settled: boolean };

/** Tells readers of screens, who do not see the list change, which species has come first in it. */
export function FirstAve({ nombre, settled }: Props) {
  const [last, setLast] = useState({ nombre, text: '' });
  if (last.nombre !== nombre)
    setLast({ nombre, text: settled && nombre ? `Ahora empieza por ${nombre}` : '' });
  return (
    <p role="status" className={page.unseen} data-print="no">
      {last.text}
    </p>
  );
}
