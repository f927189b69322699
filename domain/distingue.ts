import { type Comparable, distanceToEye, type Zona } from './parecido.ts';
import { foldText } from './slug.ts';

/** A species with its rasgos, as phrases that begin with a capital. */
export type Descrita = Comparable & { rasgos: readonly string[] };

/** The parts of a bird that rasgos of two species can set against each other: the article of each, and where its colour is read. */
const PARTES: Record<string, { articulo: string; zona?: Zona }> = {
  pileo: { articulo: 'el', zona: 'pileo' },
  capirote: { articulo: 'el', zona: 'pileo' },
  cara: { articulo: 'la', zona: 'cara' },
  cabeza: { articulo: 'la', zona: 'cara' },
  cresta: { articulo: 'la' },
  ceja: { articulo: 'la' },
  ojo: { articulo: 'el' },
  ojos: { articulo: 'los' },
  garganta: { articulo: 'la', zona: 'garganta' },
  babero: { articulo: 'el', zona: 'garganta' },
  cuello: { articulo: 'el' },
  nuca: { articulo: 'la' },
  dorso: { articulo: 'el', zona: 'dorso' },
  obispillo: { articulo: 'el' },
  pecho: { articulo: 'el', zona: 'pecho' },
  flancos: { articulo: 'los' },
  vientre: { articulo: 'el', zona: 'vientre' },
  alas: { articulo: 'las', zona: 'ala' },
  cola: { articulo: 'la', zona: 'cola' },
  pico: { articulo: 'el', zona: 'pico' },
  patas: { articulo: 'las', zona: 'patas' },
};

/** Rasgos of another dress or another bird of the plate: not what one compares first. */
const OTRO_PLUMAJE = /^(Hembra|Joven|Macho|En invierno|En verano)\b|\(|:/;

const VACIAS = new Set([
  'de',
  'del',
  'la',
  'el',
  'en',
  'y',
  'a',
  'con',
  'por',
  'sin',
  'los',
  'las',
  'muy',
  'su',
]);

/** From these ratios of length on, one sees at once which is the larger. */
const MAYOR = 1.25;

/** Colours nearer than this in OKLab pass for the same. */
const MISMO_COLOR = 0.1;

/** Longest line that fits a card, characters. */
const LINEA = 100;

/** What tells `otra` from `esta`, in one line true of their records: its size if it shows, and its rasgos that `esta` does not share. */
export function distingueDe(otra: Descrita, esta: Descrita): string {
  const size = sizeOf(otra, esta);
  const own = otra.rasgos
    .filter((rasgo) => !esta.rasgos.some((theirs) => saySame(rasgo, theirs)))
    .map((rasgo, i) => ({ rasgo, worth: worthOf(rasgo, otra, esta) - i / 100 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ rasgo }) => rasgo);
  const [first, second] = own;
  if (!first) return size ? `${size}.` : `Mide ${otra.longitud}\u00a0cm, frente a ${esta.longitud}.`;
  const contrast = contrastOf(first, esta);
  const line = [size, contrast ? `${first}; ${contrast}` : first].filter(Boolean).join('. ');
  const longer = second && !contrast && !OTRO_PLUMAJE.test(second) ? `${line}; ${lower(second)}` : line;
  return `${longer.length <= LINEA ? longer : line}.`;
}

function sizeOf(otra: Descrita, esta: Descrita): string | undefined {
  const ratio = otra.longitud / esta.longitud;
  const lengths = `(${otra.longitud}\u00a0cm de largo frente a ${esta.longitud})`;
  if (ratio >= MAYOR) return `Mayor ${lengths}`;
  if (ratio <= 1 / MAYOR) return `Menor ${lengths}`;
  return undefined;
}

/** How much a rasgo helps: most where `esta` has another for the same part, least where both have that part of one colour. */
function worthOf(rasgo: string, otra: Descrita, esta: Descrita): number {
  const contrast = contrastOf(rasgo, esta) ? 1 : 0;
  const dress = OTRO_PLUMAJE.test(rasgo) ? -2 : 0;
  const zona = PARTES[headOf(rasgo)]?.zona;
  if (!zona) return contrast + dress;
  const apart = distanceToEye(otra.semblanza.colores[zona], esta.semblanza.colores[zona]);
  return contrast + dress + (apart < MISMO_COLOR ? -0.5 : Math.min(1, apart * 2));
}

/** What `esta` has in place of a rasgo, as «el de esta ave, largo y curvado», if both tell of the same part. */
function contrastOf(rasgo: string, esta: Descrita): string | undefined {
  const part = PARTES[headOf(rasgo)];
  if (!part || OTRO_PLUMAJE.test(rasgo) || / y /.test(rasgo.slice(0, rasgo.indexOf(' ') + 3)))
    return undefined;
  const theirs = esta.rasgos.find((each) => headOf(each) === headOf(rasgo) && !OTRO_PLUMAJE.test(each));
  const rest = theirs?.slice(theirs.indexOf(' ') + 1);
  if (!rest || !theirs?.includes(' ') || rest.startsWith('y ')) return undefined;
  // «corta y poco marcada» against «corta y apagada» is no contrast.
  const shared = wordsOf(theirs).filter((word) => wordsOf(rasgo).includes(word));
  return shared.length > 1 ? undefined : `${part.articulo} de esta ave, ${rest}`;
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
  return words.filter((word) => word && !VACIAS.has(word)).map((word) => word.replace(/(as?|os?|es)$/, ''));
}

function headOf(rasgo: string): string {
  return foldText(rasgo).split('-')[0]?.replace(/,$/, '') ?? '';
}

function lower(rasgo: string): string {
  return rasgo.charAt(0).toLowerCase() + rasgo.slice(1);
}
