import type { Day } from '../../calendar/day.ts';
import { notYetInWords } from '../../calendar/partial-day.ts';
import { pointInWords } from '../../notebook/draft.ts';
import { type NewSighting, type Origin, type Place, sightingOfMark } from '../../notebook/sighting.ts';
import { inSentence } from '../../text/in-sentence.ts';
import { joinPhrases } from '../../text/join-phrases.ts';
import { type DayOrder, readDay } from '../cells/day-cell.ts';
import { readCount, readDegrees } from '../cells/number-cell.ts';
import { readTime } from '../cells/time-cell.ts';
import type { Finder, WrittenName } from '../names/finder.ts';
import { isInside, type Outline } from './outline.ts';
import { bareCell, type Outcome, type Row, unread } from './row.ts';
import type { Columns, Field } from './sources.ts';

/** What it takes to read the rows of one table. */
export type Table = {
  columns: Columns;
  /** The record whose ids its rows bear; `null` where they bear none. */
  source: string | null;
  dayOrder: DayOrder;
  /** Cells of the shortest whole row. */
  fewest: number;
};

export type Surroundings = {
  find: Finder;
  madrid: Outline;
  /** No row tells of a later day. */
  today: Day;
};

/** A name that more species than these may bear is told alone. */
const MOST_NAMED = 4;

type Cell = (field: Field) => string;

/** Reads the rows of a table, one by one. A row with a cell that is not understood is not read in part. */
export function createRowReader(table: Table, { find, madrid, today }: Surroundings): (row: Row) => Outcome {
  return (row) => {
    const cell: Cell = (field) => bareCell(row.cells[table.columns[field] ?? -1] ?? '');
    if (row.cells.length < table.fewest) return unread(row, 'está cortada');
    if (row.cells.some((each) => each.includes('\uFFFD'))) return unread(row, 'tiene letras ilegibles');
    const written = nameOf(cell);
    if (written.nombre === '' && written.cientifico === '') return unread(row, 'sin nombre de ave');
    const place = placeOf(cell);
    const isOutside = outsideOf(cell, place, madrid);
    const name = written.nombre || written.cientifico;
    if (/^(true|1|yes)$/i.test(cell('cautiva'))) return { kind: 'foreign', name: `${name} (en cautividad)` };
    const found = find(written, isOutside);
    if (found.kind === 'foreign') return { kind: 'foreign', name };
    if (found.kind === 'unidentified') return { kind: 'unidentified', name: doubtful(name, found.among) };
    const told = toldOf(cell, table.dayOrder, today);
    if (typeof told === 'string') return unread(row, told);
    const origen = originOf(cell, table.source, written);
    return outcomeOf({ nombre: found.nombre, ...told, ...(place && { lugar: place }), ...origen }, isOutside);
  };
}

/** A name with the few species that it may be. */
function doubtful(name: string, among: readonly string[] = []): string {
  if (among.length === 0 || among.length > MOST_NAMED) return name;
  return `${name} (¿${joinPhrases(among.map(inSentence), 'o')}?)`;
}

function outcomeOf(sighting: NewSighting, isOutside: boolean): Outcome {
  const { nombre, fecha, ...rest } = sighting;
  if (Object.keys(rest).length > 0) return { kind: 'sighting', sighting, isOutside };
  if (!fecha) return { kind: 'mark', nombre };
  return { kind: 'sighting', sighting: sightingOfMark(nombre, fecha), isOutside };
}

function nameOf(cell: Cell): WrittenName {
  const [, common, binomial] = /^(.+) - (\p{Lu}[^-]+)$/u.exec(cell('ambos')) ?? [];
  return {
    nombre: cell('nombre') || common?.trim() || cell('ambos'),
    cientifico: `${cell('cientifico')} ${cell('epiteto')}`.trim() || binomial?.trim() || '',
  };
}

type Told = Pick<NewSighting, 'fecha' | 'hora' | 'cuenta' | 'nota'>;

/** When, how many and the note; or what of it is not understood. */
function toldOf(cell: Cell, dayOrder: DayOrder, today: Day): Told | string {
  const fecha = readDay(cell('fecha'), dayOrder);
  if (fecha === null) return `la fecha «${cell('fecha')}»`;
  const notYet = notYetInWords(fecha, today);
  if (notYet) return notYet;
  const hora = readTime(cell('hora'));
  if (hora === null) return `la hora «${cell('hora')}»`;
  const cuenta = readCount(cell('cuenta'));
  if (cuenta === null) return `la cuenta «${cell('cuenta')}»`;
  const nota = cell('nota').normalize('NFC');
  return {
    ...(fecha && { fecha }),
    ...(hora && { hora }),
    ...(cuenta && { cuenta }),
    ...(nota && { nota }),
  };
}

/** Where; coordinates that a spreadsheet has spoiled are left out. */
function placeOf(cell: Cell): Place | undefined {
  const name = cell('lugar').normalize('NFC');
  const lat = readDegrees(cell('lat'), 90);
  const lon = readDegrees(cell('lon'), 180);
  if (typeof lat !== 'number' || typeof lon !== 'number') return name ? { nombre: name } : undefined;
  return { nombre: name || pointInWords({ lat, lon }), lat, lon };
}

/** Whether the place is known to lie outside the Comunidad de Madrid. */
function outsideOf(cell: Cell, place: Place | undefined, madrid: Outline): boolean {
  const region = [cell('pais'), cell('region')].filter(Boolean).join('-').toUpperCase();
  if (/^[A-Z]{2}-/.test(region)) return region !== 'ES-MD';
  const { lat, lon } = place ?? {};
  return lat !== undefined && lon !== undefined && !isInside(madrid, { lat, lon });
}

/**
 * The record that the row is from. Two forms of one species on one list are two sightings, so what names more than the species is
 * part of the id.
 */
function originOf(cell: Cell, source: string | null, { cientifico }: WrittenName): { origen?: Origin } {
  const fuente = source ?? cell('fuente');
  const id = /^https?:/.test(cell('id')) ? (cell('id').split('/').at(-1) ?? '') : cell('id');
  if (!fuente || !id) return {};
  const isForm = source !== null && cientifico.split(/\s+/).length > 2;
  return { origen: { fuente, id: isForm ? `${id} ${cientifico}` : id } };
}
