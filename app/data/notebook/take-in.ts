import { isDay } from '../../../domain/calendar/day.ts';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import { type Sighting, sightingOfMark } from '../../../domain/notebook/sighting.ts';
import type { Emptied } from '../../../domain/seen-list/emptied.ts';
import { readTaps } from '../../../domain/walk/tap.ts';
import type { Taps } from '../../../domain/walk/taps.ts';
import { countedOf } from '../../../domain/walk/walk.ts';
import { putMissing, type Shelves } from './cupboard.ts';

/** Setting under which the ids of those taps of a walk stand that have been taken in and may still stand beside the list. */
const TAPPED = 'pulsadas';

/** Setting under which the id of the emptied list stands that was taken in last. */
const TAKEN = 'vaciada';

/** Takes the days of marks in. One of a species that has sightings says nothing new. */
export async function takeInDays(
  { sightings }: Shelves,
  days: Iterable<readonly [nombre: string, fecha: unknown]>,
): Promise<string[]> {
  const taken: string[] = [];
  for (const [nombre, fecha] of days) {
    if (!isDay(fecha) || (await sightings.has(nombre))) continue;
    const mark = sightingOfMark(nombre, fecha);
    await sightings.put(mark);
    taken.push(mark.id);
  }
  return taken;
}

/** Takes in those taps of a walk whose time is asked for, each once: what was done to its sighting since then stands. */
export async function takeInTaps(
  { sightings, settings }: Shelves,
  taps: Taps,
  isAsked: (cuando: number) => boolean,
): Promise<string[]> {
  if (taps.size === 0) return [];
  const done = new Set(((await settings.get(TAPPED))?.valor ?? []) as string[]);
  const here = new Set<string>();
  const taken: string[] = [];
  for (const [id, tap] of readTaps(taps)) {
    here.add(tap.id);
    if (!isAsked(tap.cuando) || done.has(tap.id)) continue;
    // What else was noted of it meanwhile stays.
    const held = await sightings.get(id);
    if (tap.avistamiento)
      await sightings.put({ ...tap.avistamiento, ...held, cuenta: countedOf(tap.avistamiento) });
    else await sightings.delete(id);
    done.add(tap.id);
    taken.push(id);
  }
  await settings.put({ clave: TAPPED, valor: [...done].filter((each) => here.has(each)) });
  return taken;
}

/**
 * Sets aside what «Resetear» emptied, or brings back what was undone. Gives whether it touched the sightings. Where there is no
 * room (`isLean`), the sightings stay where they are, unseen as their species are.
 */
export async function takeInEmptied(shelves: Shelves, emptied: Emptied, isLean: boolean): Promise<boolean> {
  const isTaken = (await shelves.settings.get(TAKEN))?.valor === emptied.id;
  const undone = emptied.estado === 'deshecha';
  if (!isTaken) await shelves.settings.put({ clave: TAKEN, valor: emptied.id });
  if (!isTaken && !undone) {
    if (isLean) return (await takeInDays(shelves, await daysNotAside(shelves, emptied))).length > 0;
    await setAside(shelves, emptied);
    return true;
  }
  if (!undone) return false;
  const before = await takenOut(shelves, [...emptied.anteriores, emptied.id]);
  // What was counted since on the same walk stands.
  await putMissing(shelves.sightings, before);
  return before.length > 0;
}

/** The days of what was emptied that do not stand aside already, from a list emptied before. */
async function daysNotAside(
  { recoverables }: Shelves,
  { fechas, anteriores }: Emptied,
): Promise<[nombre: string, fecha: unknown][]> {
  const aside = new Set<string>();
  for (const id of anteriores)
    for (const each of (await recoverables.get(id))?.avistamientos ?? []) aside.add(each.id);
  return Object.entries(fechas).filter(
    ([nombre, fecha]) => !aside.has(sightingOfMark(nombre, `${fecha}`).id),
  );
}

async function setAside(
  shelves: Shelves,
  { id, cuando, entradas, fechas, anteriores }: Emptied,
): Promise<void> {
  await takeInDays(shelves, Object.entries(fechas));
  const before = await takenOut(shelves, anteriores);
  const now = await shelves.sightings.getAll();
  await shelves.sightings.clear();
  await shelves.recoverables.put({
    id,
    cuando,
    causa: 'vaciada',
    entradas,
    // The day of one mark may stand in both.
    avistamientos: [...new Map([...before, ...now].map((each) => [each.id, each])).values()],
    entradasNuevas: [],
    avistamientosNuevos: [],
  });
}

/** The sightings that stand aside under those ids, which hold them no longer. */
async function takenOut({ recoverables }: Shelves, ids: readonly string[]): Promise<Sighting[]> {
  const found: (Recoverable | undefined)[] = [];
  for (const id of ids) {
    found.push(await recoverables.get(id));
    await recoverables.delete(id);
  }
  return found.flatMap((each) => [...(each?.avistamientos ?? [])]);
}
