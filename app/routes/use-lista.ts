import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import type { Filtros } from '../../domain/filtros.ts';
import { type Grupo, hasFiltros } from '../../domain/grupos.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useLater } from '../components/use-later.ts';

const load = () => import('./afinador.tsx');

/** A list and what its address and its visitor make of it. The query counts only once hydrated: it was not prerendered. */
export function useLista(aves: readonly AveResumen[], fijo: Grupo | undefined, vistas: ReadonlySet<string>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asked] = useState(() => hasFiltros(search));
  const filtered = useHydrated() && hasFiltros(search);
  const wanted = open || filtered;
  const { code: afinador, failed, retry } = useLater(load, wanted);
  const afinada = wanted && afinador ? afinador.afinar(aves, search, fijo, vistas) : null;

  /** Writes the filters into the address; the page stays where it is scrolled. */
  function choose(filtros: Filtros) {
    return navigate({ search: afinador?.writeFiltros(filtros, search) }, { preventScrollReset: true });
  }

  return {
    afinador,
    afinada,
    shown: afinada?.aves ?? aves,
    open,
    setOpen,
    choose,
    retry,
    quitar: filtered && afinador ? () => choose(afinador.SIN_FILTROS) : null,
    esperando: filtered && !afinador && !failed,
    fallo: wanted && failed,
    /** The address narrowed the list after it had been shown whole: drawn as another list, none of its cards seems to move. */
    tarde: asked && afinador !== undefined,
  };
}
