import { foldText } from '../../addresses/slug.ts';

/** What a column tells. `epiteto` is the second word of a binomial whose first is `cientifico`, `ambos` is «common name - Binomial» in one cell; `region` a country and a part of it, as `ES-MD`. */
export type Field =
  | 'nombre'
  | 'cientifico'
  | 'epiteto'
  | 'ambos'
  | 'fecha'
  | 'hora'
  | 'lugar'
  | 'lat'
  | 'lon'
  | 'region'
  | 'pais'
  | 'cuenta'
  | 'nota'
  | 'fuente'
  | 'id'
  | 'cautiva';

/** Which column, counted from 0, tells what. */
export type Columns = Partial<Record<Field, number>>;

export type Source = {
  /** As the visitor reads it, and as `origen.fuente` keeps it. */
  name: string;
  /** Headers that all stand in a table of this kind. Where one is missing or spoiled, the visitor is asked what the columns are. */
  marks: readonly string[];
  /** The headers under which each is written, the best first. */
  headers: Partial<Record<Field, readonly string[]>>;
  /** The column up to which every row goes, where empty cells at the end are dropped. */
  upTo?: string;
  /** Whether its rows bear ids of that record. */
  hasIds: boolean;
};

const EBIRD_PLACE = {
  region: ['state/province', 's/p'],
  lugar: ['location'],
  lat: ['latitude'],
  lon: ['longitude'],
};

/** The tables that are known by their header, written folded. Where two fit, the first counts. */
export const SOURCES: readonly Source[] = [
  {
    name: 'eBird',
    marks: [
      'submission-id',
      'common-name',
      'scientific-name',
      'count',
      'state/province',
      'location',
      'latitude',
      'longitude',
      'date',
      'time',
    ],
    headers: {
      ...EBIRD_PLACE,
      nombre: ['common-name'],
      cientifico: ['scientific-name'],
      fecha: ['date'],
      hora: ['time'],
      cuenta: ['count'],
      nota: ['observation-details', 'species-comments'],
      id: ['submission-id'],
    },
    upTo: 'number-of-observers',
    hasIds: true,
  },
  {
    name: 'eBird',
    marks: ['row-#', 'common-name', 'scientific-name', 'count', 'location', 's/p', 'date', 'subid'],
    headers: {
      ...EBIRD_PLACE,
      nombre: ['common-name'],
      cientifico: ['scientific-name'],
      fecha: ['date'],
      cuenta: ['count'],
      id: ['subid'],
    },
    hasIds: true,
  },
  {
    name: 'eBird',
    marks: ['row-#', 'species', 'count', 'location', 's/p', 'date', 'subid'],
    headers: { ...EBIRD_PLACE, ambos: ['species'], fecha: ['date'], cuenta: ['count'], id: ['subid'] },
    hasIds: true,
  },
  {
    name: 'Observation.org',
    marks: [
      'id',
      'species-name',
      'scientific-name',
      'date',
      'time',
      'number',
      'location',
      'lat',
      'lng',
      'notes',
    ],
    headers: {
      nombre: ['species-name'],
      cientifico: ['scientific-name'],
      fecha: ['date'],
      hora: ['time'],
      lugar: ['location'],
      lat: ['lat'],
      lon: ['lng'],
      cuenta: ['number'],
      nota: ['notes'],
      id: ['id'],
    },
    hasIds: true,
  },
  {
    name: 'Birda',
    marks: ['sightingid', 'date', 'longitude', 'latitude', 'commonname', 'scientificname', 'count'],
    headers: {
      nombre: ['commonname'],
      cientifico: ['scientificname'],
      fecha: ['date'],
      lat: ['latitude'],
      lon: ['longitude'],
      cuenta: ['count'],
      id: ['sightingid'],
    },
    hasIds: true,
  },
  {
    name: 'iNaturalist',
    marks: ['observed_on'],
    headers: {
      nombre: ['common_name', 'species_guess'],
      cientifico: ['scientific_name'],
      fecha: ['observed_on'],
      lugar: ['place_guess'],
      lat: ['latitude'],
      lon: ['longitude'],
      nota: ['description'],
      id: ['id', 'url', 'uuid'],
      cautiva: ['captive_cultivated'],
    },
    hasIds: true,
  },
  {
    name: 'esta guía',
    marks: ['nombre', 'cientifico'],
    headers: {
      nombre: ['nombre'],
      cientifico: ['cientifico'],
      fecha: ['fecha'],
      hora: ['hora'],
      lugar: ['lugar'],
      lat: ['latitud'],
      lon: ['longitud'],
      cuenta: ['cuenta'],
      nota: ['nota'],
      fuente: ['fuente'],
      id: ['id-de-la-fuente'],
    },
    hasIds: false,
  },
];

/** eBird's «Record Format (Extended)», which has no header: the columns by their place. */
export const RECORD_FORMAT: Columns = {
  nombre: 0,
  cientifico: 1,
  epiteto: 2,
  cuenta: 3,
  nota: 4,
  lugar: 5,
  lat: 6,
  lon: 7,
  fecha: 8,
  hora: 9,
  region: 10,
  pais: 11,
};

const RECORD_COLUMNS = 19;

/** Whether a row stands in eBird's upload format: its width, its day, its protocol and what is yes or no. */
export function isRecordFormat(cells: readonly string[]): boolean {
  return (
    cells.length === RECORD_COLUMNS &&
    /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(cells[8]?.trim() ?? '') &&
    /^[yn]$/i.test(cells[15]?.trim() ?? '')
  );
}

export const foldHeader = (cells: readonly string[]) => cells.map((cell) => foldText(cell.replace(/^'/, '')));

/** Which record a header is of. */
export function sourceOf(header: readonly string[]): Source | undefined {
  const names = new Set(header);
  return SOURCES.find(
    ({ marks, headers }) =>
      marks.every((mark) => names.has(mark)) &&
      [...(headers.cientifico ?? []), ...(headers.nombre ?? []), ...(headers.ambos ?? [])].some((each) =>
        names.has(each),
      ),
  );
}

/** Which column of the header tells what. */
export function columnsOf(header: readonly string[], headers: Source['headers']): Columns {
  const columns: Columns = {};
  for (const [field, names] of Object.entries(headers) as [Field, readonly string[]][]) {
    const place = names.map((name) => header.indexOf(name)).find((found) => found >= 0);
    if (place !== undefined) columns[field] = place;
  }
  return columns;
}
