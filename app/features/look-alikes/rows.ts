import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { BODY_PARTS, bodyPartOf } from '../../../domain/plates/body-parts.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';

/** A row of the comparison: what it tells of each species, as one text or as numbered rasgos. */
export type Row = { title: string; cells: (string | NumberedRasgo[])[]; differs: boolean };

export type NumberedRasgo = { number: number; text: string };

/** The facts that are set side by side; of more than one value the order makes no difference. */
const FACTS: { title: string; of: (ave: Ficha) => readonly string[] }[] = [
  { title: 'Longitud', of: ({ longitud }) => [`${longitud}\u00a0cm`] },
  { title: 'Envergadura', of: ({ envergadura }) => [`${envergadura}\u00a0cm`] },
  { title: 'Meses', of: ({ meses }) => [monthsInWords(meses)] },
  { title: 'Hábitat', of: ({ habitats }) => habitats },
  { title: 'Frecuencia', of: ({ frecuencia }) => [frecuencia] },
  { title: 'Alimentación', of: ({ alimentacion }) => alimentacion },
  { title: 'Amenaza', of: ({ amenaza }) => [amenaza] },
  { title: 'Familia', of: ({ familia }) => [familia] },
];

/** The rasgos of a species that speak of a part of the bird, with the numbers of their marks. */
function rasgosOf(ave: Ficha, part: string): NumberedRasgo[] {
  const numbered = ave.lamina.rasgos.map(({ texto: text }, i) => ({ number: i + 1, text }));
  return numbered.filter(({ text }) => bodyPartOf(text) === part);
}

/** All rows for the given species, the rasgos by part of the bird first; parts of which none says anything are left out. */
export function rowsOf(aves: readonly Ficha[]): Row[] {
  const rasgos = BODY_PARTS.map((title) => ({ title, cells: aves.map((ave) => rasgosOf(ave, title)) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
    // Where a species has none marked, nothing is said of it, and so no difference either.
    .map((row) => ({ ...row, differs: differ(row.cells.map(textOf).filter(Boolean)) }));
  const data = FACTS.map(({ title, of }) => {
    const values = aves.map(of);
    const differs = differ(values.map((each) => each.toSorted().join()));
    return { title, cells: values.map((each) => joinPhrases(each)), differs };
  });
  return [...rasgos, ...data];
}

function textOf(rasgos: readonly NumberedRasgo[]): string {
  return rasgos.map(({ text }) => text).join();
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}
