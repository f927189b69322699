import { useState } from 'react';
import { Icon } from '../../components/page/icon.tsx';

/** Where the plates of the printed sheet stand. */
export const SHEET_ID = 'hoja-de-campo';

/** How long a plate that does not come may keep one from printing, ms. */
const PATIENCE = 5000;

/** Prints the field sheet once its plates, which nobody needs on the screen, have come. */
export function PrintSheetButton() {
  const [preparing, setPreparing] = useState(false);

  async function print() {
    setPreparing(true);
    const plates = [...document.querySelectorAll<HTMLImageElement>(`#${SHEET_ID} img`)];
    for (const each of plates) each.loading = 'eager';
    const come = Promise.allSettled(plates.map((each) => each.decode()));
    await Promise.race([come, new Promise((late) => setTimeout(late, PATIENCE))]);
    setPreparing(false);
    window.print();
  }

  return (
    <button type="button" onClick={print} aria-disabled={preparing}>
      <Icon name="print" /> Imprimir la hoja de campo
    </button>
  );
}
