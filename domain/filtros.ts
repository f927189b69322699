import { CRITERIA, type Filtrable, optionsOf } from './criteria.ts';
import { GRUPOS, type Grupo } from './grupos.ts';
import { findBySlug, foldText } from './slug.ts';

/** What is chosen: of each group some of its options. A group of which nothing is chosen does not narrow. */
export type Filtros = Readonly<Record<Grupo, ReadonlySet<string>>>;

export const SIN_FILTROS: Filtros = filtrosOf(() => []);

/** A value of an address that is no option of its group, or whose group the page does not offer. */
export type Desconocido = { grupo: Grupo; valor: string };

function filtrosOf(chosen: (grupo: Grupo) => Iterable<string>): Filtros {
  return Object.fromEntries(GRUPOS.map((grupo) => [grupo, new Set(chosen(grupo))])) as Record<
    Grupo,
    Set<string>
  >;
}

/**
 * The filters of a query: values as slugs, separated by commas or in repeated parameters, whatever their case and
 * accents. What is not understood is told apart; `fijo` is the group that the page itself has chosen already.
 */
export function readFiltros(
  params: URLSearchParams,
  fijo?: Grupo,
): { filtros: Filtros; desconocidos: Desconocido[] } {
  const desconocidos: Desconocido[] = [];
  const filtros = filtrosOf((grupo) =>
    params
      .getAll(grupo)
      .flatMap((text) => text.split(','))
      .filter((valor) => valor.trim() !== '')
      .flatMap((valor) => {
        const option = grupo === fijo ? undefined : findBySlug(optionsOf(grupo), valor, (each) => each);
        if (option === undefined) desconocidos.push({ grupo, valor: valor.trim() });
        return option ?? [];
      }),
  );
  return { filtros, desconocidos };
}

/** The query that chooses these filters, with its «?», or nothing; the parameters of `search` that are no filter stay as they are. */
export function writeFiltros(filtros: Filtros, search = ''): string {
  const isFiltro = (pair: string) => [...new URLSearchParams(pair).keys()].some((key) => isGrupo(key));
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isFiltro(pair));
  const own = GRUPOS.filter((grupo) => filtros[grupo].size > 0).map((grupo) => {
    const chosen = optionsOf(grupo).filter((option) => filtros[grupo].has(option));
    return `${grupo}=${chosen.map(foldText).join(',')}`;
  });
  const query = [...others, ...own].join('&');
  return query && `?${query}`;
}

function isGrupo(text: string): text is Grupo {
  return (GRUPOS as readonly string[]).includes(text);
}

/** The filters with one option chosen, or no longer. */
export function toggleFiltro(filtros: Filtros, grupo: Grupo, option: string): Filtros {
  const chosen = new Set(filtros[grupo]);
  if (!chosen.delete(option)) chosen.add(option);
  return { ...filtros, [grupo]: chosen };
}

/** The species that have, of each group in which something is chosen, at least one chosen option. `vistas`: names of those seen. */
export function filterAves<Item extends Filtrable>(
  aves: readonly Item[],
  filtros: Filtros,
  vistas: ReadonlySet<string>,
): Item[] {
  const chosen = GRUPOS.filter((grupo) => filtros[grupo].size > 0);
  return aves.filter((ave) =>
    chosen.every((grupo) => CRITERIA[grupo].of(ave, vistas).some((option) => filtros[grupo].has(option))),
  );
}

/** How many species the list would show of each option, given what is chosen in the other groups. */
export function countsOf(
  aves: readonly Filtrable[],
  filtros: Filtros,
  vistas: ReadonlySet<string>,
): Record<Grupo, Map<string, number>> {
  const counted = GRUPOS.map((grupo) => {
    const counts = new Map(optionsOf(grupo).map((option) => [option, 0]));
    for (const ave of filterAves(aves, { ...filtros, [grupo]: new Set() }, vistas))
      for (const option of CRITERIA[grupo].of(ave, vistas)) counts.set(option, (counts.get(option) ?? 0) + 1);
    return [grupo, counts];
  });
  return Object.fromEntries(counted) as Record<Grupo, Map<string, number>>;
}
