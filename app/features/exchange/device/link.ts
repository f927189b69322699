import type { Day } from '../../../../domain/calendar/day.ts';
import { type Brought, createGathering, withoutDaysToCome } from '../../../../domain/exchange/brought.ts';
import {
  type HandOverFault,
  readHandOver,
  writeHandOver,
} from '../../../../domain/exchange/device/hand-over.ts';
import { type Sighting, sightingOfMark } from '../../../../domain/notebook/sighting.ts';
import { type Entries, knownNames, seenNames } from '../../../../domain/seen-list/avistadas.ts';
import { firstDays } from '../../../../domain/seen-list/backup.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { ids } from '../../../data/species/ids.ts';

/** The address that hands the list over: its fragment is not sent to any server. */
export function linkOf(
  entries: Entries,
  sightings: readonly Sighting[],
  aves: readonly AveSummary[],
  withDays: boolean,
): string {
  const seen = seenNames(entries, aves);
  const known = knownNames(aves);
  const days = firstDays(sightings, (nombre) => known.get(nombre.normalize('NFC'))?.nombre ?? nombre);
  const list = aves.flatMap(({ nombre }, place) => {
    const fecha = days.get(nombre);
    return seen.has(nombre) ? [{ id: ids[place] as number, ...(fecha && { fecha }) }] : [];
  });
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = writeHandOver(list, withDays);
  return address.href;
}

/** What a link brings; why it brings nothing; `null` where it is a plain address. */
export function broughtBy(
  fragment: string,
  aves: readonly AveSummary[],
  today: Day,
): Brought | HandOverFault | null {
  const list = readHandOver(fragment);
  if (list === null || typeof list === 'string') return list;
  const nombres = new Map(aves.map(({ nombre }, place) => [ids[place], nombre]));
  const known = list.flatMap(({ id, fecha }) => {
    const nombre = nombres.get(id);
    return nombre ? [{ nombre, fecha }] : [];
  });
  const strange = list.length - known.length;
  const brought: Brought = {
    ...createGathering('un enlace de esta guía').brought(
      strange > 0
        ? [
            `El enlace trae además ${strange === 1 ? 'un ave' : `${strange} aves`} que esta versión de la guía no tiene.`,
          ]
        : [],
    ),
    rows: list.length,
    isCopy: true,
    marks: known.map(({ nombre }) => nombre),
    sightings: known.flatMap(({ nombre, fecha }) => (fecha ? [sightingOfMark(nombre, fecha)] : [])),
  };
  return withoutDaysToCome(brought, today);
}
