import { foldText } from '../addresses/slug.ts';
import { type Comparable, distanceToEye, type Zone } from './likeness.ts';

/** A species with its rasgos, as phrases that begin with a capital. */
export type Described = Comparable & { rasgos: readonly string[] };

/** The parts of a bird that rasgos of two species can set against each other: the article of each, and where its colour is read. */
const PARTS: Record<string, { article: string; zone?: Zone }> = {
  pileo: { article: 'el', zone: 'pileo' },
  capirote: { article: 'el', zone: 'pileo' },
  cara: { article: 'la', zone: 'cara' },
  cabeza: { article: 'la', zone: 'cara' },
  cresta: { article: 'la' },
  ceja: { article: 'la' },
  ojo: { article: 'el' },
  ojos: { article: 'los' },
  garganta: { article: 'la', zone: 'garganta' },
  babero: { article: 'el', zone: 'garganta' },
  cuello: { article: 'el' },
  nuca: { article: 'la' },
  dorso: { article: 'el', zone: 'dorso' },
  obispillo: { article: 'el' },
  pecho: { article: 'el', zone: 'pecho' },
  flancos: { article: 'los' },
  vientre: { article: 'el', zone: 'vientre' },
  alas: { article: 'las', zone: 'ala' },
  cola: { article: 'la', zone: 'cola' },
  pico: { article: 'el', zone: 'pico' },
  patas: { article: 'las', zone: 'patas' },
};

/** Rasgos of another dress or another bird of the plate: not what one compares first. */
const OTHER_DRESS = /^(Hembra|Joven|Macho|En invierno|En verano)\b|\(|:/;

const STOP_WORDS = new Set('de del la el en y a con por sin los las muy su'.split(' '));

/** From these ratios of length on, one sees at once which is the larger. */
const NOTICEABLY_LARGER = 1.25;

/** Colours nearer than this in OKLab pass for the same. */
const SAME_COLOUR = 0.1;

/** Longest line that fits a card, characters. */
const LONGEST_LINE = 100;

/** What tells `other` from `esta`, in one line true of their records: its size if it shows, and its rasgos that `esta` does not share. */
export function distinctionOf(other: Described, esta: Described): string {
  const size = sizeOf(other, esta);
  const own = other.rasgos
    .filter((rasgo) => !esta.rasgos.some((theirs) => saySame(rasgo, theirs)))
    .map((rasgo, i) => ({ rasgo, worth: worthOf(rasgo, other, esta) - i / 100 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ rasgo }) => rasgo);
  const [first, second] = own;
  if (!first) return size ? `${size}.` : `Mide ${other.longitud}\u00a0cm, frente a ${esta.longitud}.`;
  const contrast = contrastOf(first, esta);
  const line = [size, contrast ? `${first}; ${contrast}` : first].filter(Boolean).join('. ');
  const longer = second && !contrast && !OTHER_DRESS.test(second) ? `${line}; ${lower(second)}` : line;
  return `${longer.length <= LONGEST_LINE ? longer : line}.`;
}

function sizeOf(other: Described, esta: Described): string | undefined {
  const ratio = other.longitud / esta.longitud;
  const lengths = `(${other.longitud}\u00a0cm de largo frente a ${esta.longitud})`;
  if (ratio >= NOTICEABLY_LARGER) return `Mayor ${lengths}`;
  if (ratio <= 1 / NOTICEABLY_LARGER) return `Menor ${lengths}`;
  return undefined;
}

/** How much a rasgo helps: most where `esta` has another for the same part, least where both have that part of one colour. */
function worthOf(rasgo: string, other: Described, esta: Described): number {
  const contrast = contrastOf(rasgo, esta) ? 1 : 0;
  const dress = OTHER_DRESS.test(rasgo) ? -2 : 0;
  const zone = PARTS[headOf(rasgo)]?.zone;
  if (!zone) return contrast + dress;
  const apart = distanceToEye(other.appearance.colours[zone], esta.appearance.colours[zone]);
  return contrast + dress + (apart < SAME_COLOUR ? -0.5 : Math.min(1, apart * 2));
}

/** What `esta` has in place of a rasgo, as «el de esta ave, largo y curvado», if both tell of the same part. */
function contrastOf(rasgo: string, esta: Described): string | undefined {
  const part = PARTS[headOf(rasgo)];
  if (!part || OTHER_DRESS.test(rasgo) || / y /.test(rasgo.slice(0, rasgo.indexOf(' ') + 3)))
    return undefined;
  const theirs = esta.rasgos.find((each) => headOf(each) === headOf(rasgo) && !OTHER_DRESS.test(each));
  const rest = theirs?.slice(theirs.indexOf(' ') + 1);
  if (!rest || !theirs?.includes(' ') || rest.startsWith('y ')) return undefined;
  // «corta y poco marcada» against «corta y apagada» is no contrast.
  const shared = wordsOf(theirs).filter((word) => wordsOf(rasgo).includes(word));
  return shared.length > 1 ? undefined : `${part.article} de esta ave, ${rest}`;
}

/** Whether two rasgos say the same: half of their words or more are shared. */
function saySame(a: string, b: string): boolean {
  const [p, q] = [wordsOf(a), wordsOf(b)];
  const common = p.filter((word) => q.includes(word)).length;
  return common / new Set([...p, ...q]).size >= 0.5;
}

function wordsOf(rasgo: string): string[] {
  const words = foldText(rasgo).split(/[^a-z]+/);
  // Gender and number make no other word.
  return words
    .filter((word) => word && !STOP_WORDS.has(word))
    .map((word) => word.replace(/(as?|os?|es)$/, ''));
}

function headOf(rasgo: string): string {
  return foldText(rasgo).split('-')[0]?.replace(/,$/, '') ?? '';
}

function lower(rasgo: string): string {
  return rasgo.charAt(0).toLowerCase() + rasgo.slice(1);
}
