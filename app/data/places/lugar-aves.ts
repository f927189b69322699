import fichas from 'virtual:lugar-fichas';
import { avesAt } from './lugar-fichas.ts';

/** A place with the names of the species that one may expect there. */
export type LugarAves = { nombre: string; nombres: ReadonlySet<string> };

/** The place of an id, if there is one: fetched with a round of the quiz that names it. */
export function lugarAves(id: string): LugarAves | undefined {
  const lugar = fichas.find((each) => each.id === id);
  return (
    lugar && { nombre: lugar.nombre, nombres: new Set(avesAt(lugar.especies).map(({ nombre }) => nombre)) }
  );
}
