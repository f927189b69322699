import { type Day, isDay } from '../../calendar/day.ts';
import { bytesOf, checkOf, lettersOf } from './bytes.ts';

/** Begins the fragment of a link that hands a list over. */
const KEY = 'lista=';

const VERSION = 1;
const WITH_DAYS = 1;

/** A species by its stable number, with the first day on which it was seen, where it is told. */
export type HandedOver = { id: number; fecha?: Day };

/** Why a fragment is no list: letters that differ from what was written, or a newer way of writing. */
export type HandOverFault = 'spoiled' | 'newer';

/**
 * The list as the fragment of a link: version, whether days are told, how many bytes of species follow, a bit for each number, two bytes
 * for each day, two that check it all.
 */
export function writeHandOver(list: readonly HandedOver[], withDays: boolean): string {
  const sorted = list.toSorted((one, other) => one.id - other.id);
  const most = sorted.at(-1)?.id ?? 0;
  const species = Array.from({ length: Math.ceil((most + 1) / 8) }, () => 0);
  for (const { id } of sorted) species[id >> 3] = (species[id >> 3] ?? 0) | (1 << (id & 7));
  const days = withDays ? sorted.flatMap(({ fecha }) => pair(numberOf(fecha))) : [];
  const bytes = [VERSION, withDays ? WITH_DAYS : 0, ...pair(species.length), ...species, ...days];
  return `${KEY}${lettersOf([...bytes, ...checkOf(bytes)])}`;
}

/** The list that the fragment of an address hands over; why it is none; `null` where it does not pretend to be one. */
export function readHandOver(fragment: string): readonly HandedOver[] | HandOverFault | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return null;
  const bytes = bytesOf(text.slice(KEY.length));
  if (!bytes || bytes.length < 6) return 'spoiled';
  const told = bytes.slice(0, -2);
  if (checkOf(told).join() !== bytes.slice(-2).join()) return 'spoiled';
  const [version = 0, flags = 0, high = 0, low = 0, ...rest] = told;
  if (version > VERSION) return 'newer';
  const width = high * 256 + low;
  const ids = Array.from({ length: width * 8 }, (_, id) => id).filter(
    (id) => ((rest[id >> 3] ?? 0) >> (id & 7)) & 1,
  );
  const days = rest.slice(width);
  if (version !== VERSION || rest.length < width || days.length !== (flags & WITH_DAYS ? ids.length * 2 : 0))
    return 'spoiled';
  return ids.map((id, i) => {
    const fecha = dayFrom((days[i * 2] ?? 0) * 256 + (days[i * 2 + 1] ?? 0));
    return fecha ? { id, fecha } : { id };
  });
}

const pair = (number: number): [number, number] => [number >> 8, number & 255];

const DAY = 24 * 3_600_000;

/** The day before the first that a day may be: a number of none says that there is no day. */
const EPOCH = Date.UTC(1899, 11, 31);

/** Days that two bytes can count: to 2079. */
const MOST = 65_535;

function numberOf(fecha: Day | undefined): number {
  const number = fecha ? (Date.parse(`${fecha}T00:00:00Z`) - EPOCH) / DAY : 0;
  return number > MOST ? 0 : number;
}

function dayFrom(number: number): Day | undefined {
  if (number === 0) return undefined;
  const day = new Date(EPOCH + number * DAY).toISOString().slice(0, 10);
  return isDay(day) ? day : undefined;
}
