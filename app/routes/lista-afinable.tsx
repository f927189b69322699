import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import type { Filtros } from '../../domain/filtros.ts';
import { type Grupo, hasFiltros } from '../../domain/grupos.ts';
import { AveList } from '../components/ave-list.tsx';
import boton from '../components/boton.module.css';
import { Icon } from '../components/icon.tsx';
import { ImprimirButton } from '../components/imprimir-button.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import styles from './lista-afinable.module.css';
import { useAfinador } from './use-afinador.ts';

type Props = {
  aves: readonly AveResumen[];
  /** The group that the page has chosen already. */
  fijo?: Grupo;
  /** Of the element around the list. */
  className?: string;
};

const PANEL_ID = 'afinar';

const FALLO = 'No se han podido cargar los filtros. Comprueba la conexión y vuelve a intentarlo.';

/** A list that its visitor can narrow and print. What it takes to narrow it is fetched when asked for, or when the address asks. */
export function ListaAfinable({ aves, fijo, className }: Props) {
  const { nombres } = useAvistadas();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const afinar = useRef<HTMLButtonElement>(null);
  const lista = useRef<HTMLDivElement>(null);
  const filtered = useHydrated() && hasFiltros(search);
  const { afinador, fallo, suelo } = useAfinador(open || filtered, open, lista);
  const afinada = (open || filtered) && afinador ? afinador.afinar(aves, search, fijo, nombres) : null;
  const shown = afinada?.aves ?? aves;
  const esperando = filtered && !afinador && !fallo;
  const nada = shown.length === 0;

  function choose(filtros: Filtros) {
    return navigate({ search: afinador?.writeFiltros(filtros, search) }, { preventScrollReset: true });
  }

  function quitar() {
    afinar.current?.focus();
    if (afinador) choose(afinador.SIN_FILTROS);
  }

  const quitarFiltros = filtered && afinada && (
    <button type="button" className={boton.boton} data-principal={nada} data-print="no" onClick={quitar}>
      <Icon name="cross" /> Quitar filtros
    </button>
  );

  return (
    <>
      <div className={styles.barra}>
        <div role="status" className={styles.estado}>
          <p>{esperando ? 'Afinando la lista…' : cuenta(shown.length, aves.length)}</p>
          {fallo && <p>{FALLO}</p>}
          {afinador && afinada && <afinador.Resumen {...afinada} />}
        </div>
        {!open && !nada && quitarFiltros}
        <button
          type="button"
          ref={afinar}
          className={boton.boton}
          data-print="no"
          aria-expanded={open}
          aria-controls={open && afinada ? PANEL_ID : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" /> Afinar la lista
        </button>
        <ImprimirButton />
        <p className={styles.leyenda}>
          Meses: la inicial de cada uno en que la especie está presente; un punto donde no.
        </p>
      </div>
      {open && afinador && afinada && (
        <afinador.Panel
          id={PANEL_ID}
          aves={afinada.elegibles}
          filtros={afinada.filtros}
          vistas={nombres}
          fijo={fijo}
          onChange={choose}
        >
          <button
            type="button"
            className={boton.boton}
            onClick={() => {
              setOpen(false);
              afinar.current?.focus();
            }}
          >
            {nada ? 'Cerrar' : `Ver ${especies(shown.length)}`}
          </button>
          {quitarFiltros}
        </afinador.Panel>
      )}
      <div
        ref={lista}
        className={className}
        aria-busy={esperando}
        style={suelo && filtered ? { minBlockSize: suelo } : undefined}
      >
        {nada && afinador ? (
          <afinador.NadaQueda>{!open && quitarFiltros}</afinador.NadaQueda>
        ) : (
          <AveList key={suelo ? 'afinada' : 'entera'} aves={shown} avistadas={nombres} />
        )}
      </div>
    </>
  );
}

function especies(count: number): string {
  return count === 1 ? '1 especie' : `${count} especies`;
}

function cuenta(shown: number, all: number): string {
  return shown === all ? especies(all) : `${shown} de ${especies(all)}`;
}
