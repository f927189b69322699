import { isDay } from '../../../domain/calendar/day.ts';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import { type Sighting, sightingOfMark } from '../../../domain/notebook/sighting.ts';
import type { Emptied } from '../../../domain/seen-list/emptied.ts';
import type { Shelves } from './cupboard.ts';

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

/**
 * Sets aside what «Resetear» emptied, or brings back what was undone. Gives whether it touched the sightings. Where there is no
 * room (`isLean`), the sightings stay where they are, unseen as their species are.
 */
export async function takeInEmptied(shelves: Shelves, emptied: Emptied, isLean: boolean): Promise<boolean> {
  const isTaken = (await shelves.settings.get(TAKEN))?.valor === emptied.id;
  const undone = emptied.estado === 'deshecha';
  if (!isTaken) await shelves.settings.put({ clave: TAKEN, valor: emptied.id });
  if (!isTaken && !undone && !isLean) {
    await setAside(shelves, emptied);
    return true;
  }
  if (!undone) return false;
  const before = await takenOut(shelves, [...emptied.anteriores, emptied.id]);
  for (const sighting of before) await shelves.sightings.put(sighting);
  return before.length > 0;
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
