import { type Ref, useRef } from 'react';
import type { AveResumen } from '../../domain/ave.ts';
import type { Grupo } from '../../domain/grupos.ts';
import { AveList } from '../components/ave-list.tsx';
import button from '../components/button.module.css';
import { Icon } from '../components/icon.tsx';
import { ImprimirButton } from '../components/imprimir-button.tsx';
import layout from '../components/layout.module.css';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import styles from './lista-afinable.module.css';
import { useLista } from './use-lista.ts';

type Props = {
  aves: readonly AveResumen[];
  /** The group that the page has chosen already. */
  fijo?: Grupo;
  /** What is to be said of a species in this list, if anything. */
  notaOf?: (ave: AveResumen) => string | undefined;
  /** Of the element around the list. */
  className?: string;
};

const PANEL_ID = 'afinar';

/** A list that its visitor can narrow and print. What narrows it is fetched when asked for, by a press or by the address. */
export function ListaAfinable({ aves, fijo, notaOf, className = '' }: Props) {
  const { nombres } = useAvistadas();
  const afinar = useRef<HTMLButtonElement>(null);
  const { afinador, afinada, shown, open, setOpen, choose, ...rest } = useLista(aves, fijo, nombres);
  const nada = shown.length === 0;

  function quitar() {
    afinar.current?.focus();
    rest.quitar?.();
  }

  /** A press tries again what could not be fetched. */
  function press() {
    rest.retry();
    setOpen(!open);
  }

  function close() {
    afinar.current?.focus();
    setOpen(false);
  }

  const quitarFiltros = rest.quitar && <QuitarFiltros principal={nada} onClick={quitar} />;
  return (
    <>
      <div className={`${layout.row} ${styles.bar}`}>
        <p role="status" className={styles.count}>
          {rest.esperando ? 'Afinando la lista…' : cuenta(shown.length, aves.length)}
        </p>
        <Botones afinar={afinar} open={open} onPress={press} />
        <p className={styles.legend}>{LEYENDA}</p>
      </div>
      {open && afinador && afinada && (
        <afinador.Panel id={PANEL_ID} {...afinada} vistas={nombres} fijo={fijo} onChange={choose}>
          <button type="button" onClick={close}>
            {nada ? 'Cerrar' : `Ver ${especies(shown.length)}`}
          </button>
          {quitarFiltros}
        </afinador.Panel>
      )}
      <div className={`${styles.list} ${className}`} aria-busy={rest.esperando}>
        <div className={`${layout.row} ${styles.summary}`}>
          <div role="status">
            {rest.fallo && <p>{FALLO}</p>}
            {afinador && afinada && <afinador.Resumen {...afinada} />}
          </div>
          {!open && !nada && quitarFiltros}
        </div>
        {nada && afinador ? (
          <afinador.NadaQueda>{!open && quitarFiltros}</afinador.NadaQueda>
        ) : (
          <AveList key={String(rest.tarde)} aves={shown} avistadas={nombres} notaOf={notaOf} />
        )}
      </div>
    </>
  );
}

const FALLO =
  'No se han podido cargar los filtros. Comprueba la conexión y pulsa otra vez «Afinar la lista».';

const LEYENDA = 'Meses: la inicial de cada uno en que la especie está presente; un punto donde no.';

type BotonesProps = { afinar: Ref<HTMLButtonElement>; open: boolean; onPress: () => void };

function Botones({ afinar, open, onPress }: BotonesProps) {
  return (
    <div className={layout.row} data-needs="scripts">
      <button type="button" ref={afinar} aria-expanded={open} onClick={onPress}>
        <Icon name="filter" /> Afinar la lista
      </button>
      <ImprimirButton />
    </div>
  );
}

function QuitarFiltros({ principal, onClick }: { principal: boolean; onClick: () => void }) {
  return (
    <button type="button" className={principal ? button.primary : undefined} onClick={onClick}>
      <Icon name="cross" /> Quitar filtros
    </button>
  );
}

function especies(count: number): string {
  return count === 1 ? '1 especie' : `${count} especies`;
}

function cuenta(shown: number, all: number): string {
  return shown === all ? especies(all) : `${shown} de ${especies(all)}`;
}
