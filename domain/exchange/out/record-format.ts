import type { Sighting } from '../../notebook/sighting.ts';
import { isInside, type Outline } from '../table/outline.ts';

type Ave = { nombre: string; cientifico: string };

/** Binomials of the guide that the list of eBird of 2025 has under another genus. */
const OF_EBIRD: Record<string, string> = {
  'Ixobrychus minutus': 'Botaurus minutus',
  'Accipiter gentilis': 'Astur gentilis',
  'Charadrius dubius': 'Thinornis dubius',
  'Bubulcus ibis': 'Ardea ibis',
  'Corvus monedula': 'Coloeus monedula',
};

/** Most letters of a species comment. */
const MOST_LETTERS = 8000;

/** Most bytes of a file: a megabyte, counted by thousands to be on the safe side. */
const MOST_BYTES = 1_000_000;

/** Where a sighting was whose place is not to be told. */
const SOMEWHERE = 'Comunidad de Madrid';

export type Chosen = {
  /** Also what was brought in from other records; else only what was noted here. */
  withOthers: boolean;
  /** Whether places are left out. */
  withoutPlaces: boolean;
};

/** Rows of eBird's «Record Format (Extended)», and how many sightings it cannot take: without a whole day or without a place. */
export function recordRows(
  sightings: readonly Sighting[],
  aveOf: (nombre: string) => Ave | undefined,
  madrid: Outline,
  { withOthers, withoutPlaces }: Chosen,
): { rows: string[][]; left: number } {
  const wanted = sightings.filter(({ origen }) => withOthers || !origen);
  const rows = wanted.flatMap((sighting) => {
    const ave = aveOf(sighting.nombre);
    const isOutside = isKnownOutside(sighting, madrid);
    const isHidden = withoutPlaces && !isOutside;
    if (!ave || sighting.fecha?.length !== 10 || !(isHidden || (sighting.lugar && !withoutPlaces))) return [];
    return [rowOf(sighting, ave, { isOutside, isHidden })];
  });
  return { rows, left: wanted.length - rows.length };
}

function isKnownOutside({ lugar }: Sighting, madrid: Outline): boolean {
  const { lat, lon } = lugar ?? {};
  return lat !== undefined && lon !== undefined && !isInside(madrid, { lat, lon });
}

type Where = { isOutside: boolean; isHidden: boolean };

function rowOf(sighting: Sighting, { nombre, cientifico }: Ave, { isOutside, isHidden }: Where): string[] {
  const { fecha = '', hora = '', lugar, cuenta, nota = '' } = sighting;
  const [year = '', month = '', day = ''] = fecha.split('-');
  const [genus = '', species = ''] = (OF_EBIRD[cientifico] ?? cientifico).split(' ');
  const degrees = (each: number | undefined) => (each === undefined || isHidden ? '' : String(each));
  return [
    plain(nombre),
    genus,
    species,
    typeof cuenta === 'number' ? String(cuenta) : 'X',
    plain(nota).slice(0, MOST_LETTERS),
    isHidden ? SOMEWHERE : plain(lugar?.nombre ?? SOMEWHERE),
    degrees(lugar?.lat),
    degrees(lugar?.lon),
    `${month}/${day}/${year}`,
    hora,
    isOutside ? '' : 'MD',
    isOutside ? '' : 'ES',
    'Incidental',
    '',
    '',
    'N',
    '',
    '',
    '',
  ];
}

/** A text as eBird's importer takes it most safely: without commas, double quotes and line breaks. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll(',', ';').replaceAll('"', "'").trim();
}

/** The files into which the rows go: no cell needs quotes, and none is larger than eBird takes. */
export function recordFiles(rows: readonly (readonly string[])[]): string[] {
  const files: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const line = `${row.join(',')}\r\n`;
    const weight = bytesOf(line);
    if (bytes + weight > MOST_BYTES) {
      files.push(lines.join(''));
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += weight;
  }
  return lines.length > 0 ? [...files, lines.join('')] : files;
}

/** What a text weighs as UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
