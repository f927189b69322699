import { Icon } from './icon.tsx';

/** Prints the page: a list as a checklist for the field, a species on one sheet. */
export function PrintButton() {
  return (
    <button type="button" data-needs="scripts" onClick={() => window.print()}>
      <Icon name="print" /> Imprimir
    </button>
  );
}
