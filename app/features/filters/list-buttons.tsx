import type { Ref } from 'react';
import button from '../../components/page/button.module.css';
import { Icon } from '../../components/page/icon.tsx';
import layout from '../../components/page/layout.module.css';
import { PrintButton } from '../../components/page/print-button.tsx';

type ButtonsProps = { narrow: Ref<HTMLButtonElement>; open: boolean; onPress: () => void };

/** What stands above a list: the way to narrow it and the way to paper. */
export function Buttons({ narrow, open, onPress }: ButtonsProps) {
  return (
    <div className={layout.row} data-needs="scripts">
      <button type="button" ref={narrow} aria-expanded={open} onClick={onPress}>
        <Icon name="filter" /> Afinar la lista
      </button>
      <PrintButton />
    </div>
  );
}

/** The way back to the whole list; the main one where nothing is left of it. */
export function ClearFilters({ main, onClick }: { main: boolean; onClick: () => void }) {
  return (
    <button type="button" className={main ? button.primary : undefined} onClick={onClick}>
      <Icon name="cross" /> Quitar filtros
    </button>
  );
}
