import fichas from 'virtual:lugar-fichas';
import { findBySlug } from '../../../domain/addresses/slug.ts';
import type { LugarFicha } from '../../../domain/places/lugar.ts';
import { avesAt } from './lugar-fichas.ts';

/** A place with the names of the species that one may expect there. */
export type LugarAves = { nombre: string; nombres: ReadonlySet<string> };

/** The place of an id, if there is one: fetched with a round of the quiz that names it. */
export function lugarAves(id: string): LugarAves | undefined {
  return withAves(fichas.find((each) => each.id === id));
}

/** The place that bears a name, whatever its case or accents, if there is one: fetched with a walk. */
export function lugarCalled(nombre: string): LugarAves | undefined {
  return withAves(findBySlug(fichas, nombre, (each) => each.nombre));
}

function withAves(lugar: LugarFicha | undefined): LugarAves | undefined {
  return (
    lugar && { nombre: lugar.nombre, nombres: new Set(avesAt(lugar.especies).map(({ nombre }) => nombre)) }
  );
}
