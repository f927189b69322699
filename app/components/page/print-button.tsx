import { useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** The pictures that must have come before one prints, as a selector: those that the screen may not have needed yet. */
  pictures?: string;
  /** What is printed, where it is not the page as it stands: « la hoja de campo». */
  what?: string;
};

/** How long a picture that does not come may keep one from printing, ms. */
const PATIENCE = 5000;

/** Prints the page: a list as a checklist for the field, a species or a sheet on paper. */
export function PrintButton({ pictures, what = '' }: Props) {
  const [preparing, setPreparing] = useState(false);

  async function print() {
    if (pictures) {
      setPreparing(true);
      await haveCome([...document.querySelectorAll<HTMLImageElement>(pictures)]);
      setPreparing(false);
    }
    window.print();
  }

  return (
    <button type="button" data-needs="scripts" onClick={print} aria-disabled={preparing}>
      <Icon name="print" /> Imprimir{what}
    </button>
  );
}

function haveCome(pictures: readonly HTMLImageElement[]): Promise<unknown> {
  for (const each of pictures) each.loading = 'eager';
  const come = Promise.allSettled(pictures.map((each) => each.decode()));
  return Promise.race([come, new Promise((late) => setTimeout(late, PATIENCE))]);
}
