import { loadAves } from '../../../data/load-aves.ts';
import { loadLugares, loadSensitive } from '../../../data/load-lugares.ts';
import type { SoughtLugar } from '../../../domain/places/find-lugares.ts';
import type { ListedLugar, Lugar, LugarFicha, Marker, Outline } from '../../../domain/places/lugar.ts';
import type { Ave, Ficha } from '../../../domain/species/ave.ts';
import { mapOf } from './map.ts';

/** What the page of all places needs: the outline of the map, and each place in the order of the list. */
export function listedLugares(): { outline: Outline; lugares: ListedLugar[] } {
  const lugares = loadLugares();
  const { outline, markers } = mapOf(lugares);
  const listed = lugares.map(({ id, nombre, municipios, coordenadas, habitats, mejorEpoca }, i) => ({
    ...{ id, nombre, municipios, coordenadas, habitats, mejorEpoca },
    number: i + 1,
    marker: markers[i] as Marker,
  }));
  return { outline, lugares: listed };
}

/** The whole records of the places; species as places in the list of all. */
export function lugarFichas(): LugarFicha[] {
  const nombres = loadAves().map(({ nombre }) => nombre);
  const placeOf = (nombre: string) => nombres.indexOf(nombre);
  const sensitives = [...loadSensitive()];
  return loadLugares().map(({ joyas, especies, visitas = {}, ...lugar }) => ({
    ...lugar,
    joyas: joyas.map(placeOf),
    especies: especies.map(placeOf),
    visitas: Object.entries(visitas).map(([nombre, reason]) => [placeOf(nombre), reason]),
    sensibles: sensitives.flatMap(([nombre, comarcas]) => (comarcas.includes(lugar.comarca) ? [nombre] : [])),
  }));
}

/** By what the search box finds them. */
export const soughtLugares = (): SoughtLugar[] =>
  loadLugares().map(({ id, nombre, municipios }) => ({ id, nombre, municipios }));

/** Where a species may be met: the places that list it or, where it is sensitive, the comarcas and no more. */
export function whereabouts(): (ave: Pick<Ave, 'nombre'>) => Pick<Ficha, 'lugares' | 'comarcas'> {
  const lugares: Lugar[] = loadLugares();
  const sensitives = loadSensitive();
  return ({ nombre }) => {
    const comarcas = sensitives.get(nombre);
    return {
      lugares: lugares
        .filter(({ especies }) => especies.includes(nombre))
        .map(({ id, nombre }) => ({ id, nombre })),
      ...(comarcas && { comarcas: [...comarcas] }),
    };
  };
}
