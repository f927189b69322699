import { monthsInWords } from '../calendar/months-in-words.ts';
import { BODY_PARTS, type BodyPart, bodyPartOf } from '../plates/body-parts.ts';
import type { Ficha } from '../species/ave.ts';
import type { Utterance } from '../species/voz.ts';
import { joinPhrases } from '../text/join-phrases.ts';
import { headingOf } from './pair.ts';

/** The colours that the plate of a species shows on each part of the bird, in words. */
export type ColoursOfParts = Partial<Record<BodyPart, string>>;

/** What a comparison needs of all species beyond their records. */
export type ComparisonData = {
  /** Of each species, in the order of the lists. */
  colours: ColoursOfParts[];
};

/** A species as it is set beside others. */
export type Compared = Pick<
  Ficha,
  | 'nombre'
  | 'lookAlikes'
  | 'longitud'
  | 'envergadura'
  | 'meses'
  | 'habitats'
  | 'frecuencia'
  | 'alimentacion'
  | 'amenaza'
  | 'familia'
  | 'lamina'
  | 'voz'
> & { colours: ColoursOfParts };

/** What a row tells of one species; `fromPlate` where no rasgo speaks of that part and its colour stands in. */
export type Cell = { lines: readonly string[]; fromPlate?: true };

export type Row = { title: string; cells: Cell[] };

/** What is written of the species against one another, other rows in which they differ, and what they have in common. No cell is empty. */
export type SideBySide = { written: Row[]; differing: Row[]; equal: { title: string; text: string }[] };

/** The facts that are set side by side; of more than one value the order makes no difference. */
const FACTS: { title: string; of: (ave: Compared) => readonly string[] }[] = [
  { title: 'Longitud', of: ({ longitud }) => [`${longitud}\u00a0cm`] },
  { title: 'Envergadura', of: ({ envergadura }) => [`${envergadura}\u00a0cm`] },
  { title: 'Hábitat', of: ({ habitats }) => habitats },
  { title: 'Meses', of: ({ meses }) => [monthsInWords(meses)] },
  { title: 'Canto', of: ({ voz }) => heard(voz.canto) },
  { title: 'Reclamo', of: ({ voz }) => heard(voz.reclamo) },
  { title: 'Alimentación', of: ({ alimentacion }) => alimentacion },
  { title: 'Frecuencia', of: ({ frecuencia }) => [frecuencia] },
  { title: 'Amenaza', of: ({ amenaza }) => [amenaza] },
  { title: 'Familia', of: ({ familia }) => [familia] },
];

const heard = (utterance?: Utterance) => (utterance ? [`«${utterance.silabas}». ${utterance.texto}`] : []);

/** A row, and whether all species have the same in it. */
type Judged = Row & { same: boolean };

/** Sets species side by side: first their rasgos by part of the bird, then the facts. */
export function sideBySide(aves: readonly Compared[]): SideBySide {
  const written = writtenRows(aves);
  const told = new Set(written.map(({ title }) => title));
  const rows = [...partRows(aves), ...factRows(aves)].filter(({ title }) => !told.has(title));
  const bare = ({ title, cells }: Judged): Row => ({ title, cells });
  return {
    written,
    differing: rows.filter(({ same }) => !same).map(bare),
    equal: rows
      .filter(({ same }) => same)
      .map(({ title, cells }) => ({ title, text: joinPhrases(cells[0]?.lines ?? []) })),
  };
}

/** The differences of the pairs among the species, most telling first: those of which each species has its side. */
function writtenRows(aves: readonly Compared[]): Row[] {
  const nombres = aves.map(({ nombre }) => nombre);
  const sides = aves.map(({ lookAlikes }) => {
    const among = lookAlikes.filter(({ nombre }) => nombres.includes(nombre));
    const own = among.flatMap(({ diferencias }) => diferencias);
    return new Map(own.toReversed().map((each) => [headingOf(each), each.esta]));
  });
  const headings = new Set(
    aves.flatMap(({ lookAlikes }) => lookAlikes.flatMap(({ diferencias }) => diferencias.map(headingOf))),
  );
  return [...headings]
    .map((title) => ({
      title,
      cells: sides.map((side) => ({ lines: [side.get(title)].filter((line) => line !== undefined) })),
    }))
    .filter(({ cells }) => cells.every(({ lines }) => lines.length > 0));
}

/**
 * The parts that some rasgo speaks of: first those of which each species has one, then those where the colours of the
 * plates tell them apart, then the rest. Where a cell would stay empty all the same, the part is left out.
 */
function partRows(aves: readonly Compared[]): Judged[] {
  const rows = BODY_PARTS.map((part) => {
    const cells = aves.map((ave) => cellOf(ave, part));
    const told = cells.filter(({ fromPlate }) => !fromPlate).length;
    const colours = new Set(aves.map((ave) => ave.colours[part])).size;
    const rank = told === aves.length ? 0 : colours > 1 ? 1 : 2;
    return { title: part, cells, told, rank };
  });
  return rows
    .filter(({ cells, told }) => told > 0 && cells.every(({ lines }) => lines.length > 0))
    .sort((a, b) => a.rank - b.rank)
    .map(({ title, cells }) => ({ title, cells, same: allEqual(cells.map(({ lines }) => lines)) }));
}

function cellOf(ave: Compared, part: BodyPart): Cell {
  const lines = ave.lamina.rasgos.map(({ texto }) => texto).filter((text) => bodyPartOf(text) === part);
  if (lines.length > 0) return { lines };
  const colour = ave.colours[part];
  return { lines: colour ? [`De color ${colour}`] : [], fromPlate: true };
}

/** Facts of which each species has something: one that does not sing is not set against a singer. */
function factRows(aves: readonly Compared[]): Judged[] {
  return FACTS.map(({ title, of }) => ({ title, values: aves.map(of) }))
    .filter(({ values }) => values.every((each) => each.length > 0))
    .map(({ title, values }) => ({
      title,
      cells: values.map((each) => ({ lines: [joinPhrases(each)] })),
      same: allEqual(values),
    }));
}

function allEqual(values: readonly (readonly string[])[]): boolean {
  return new Set(values.map((each) => each.toSorted().join())).size === 1;
}
