import type { Ave } from '../species/ave.ts';
import { BUILDS_ALIKE } from './builds-alike.ts';

/** Where the colour of a bird is compared, and how much each place weighs when one looks at a bird. */
const ZONE_WEIGHTS = {
  pileo: 1,
  cara: 1,
  garganta: 1,
  dorso: 1.5,
  pecho: 1.5,
  vientre: 1.5,
  ala: 1.5,
  cola: 1,
  pico: 0.6,
  patas: 0.4,
} as const;

export type Zone = keyof typeof ZONE_WEIGHTS;

export const ZONES = Object.keys(ZONE_WEIGHTS) as Zone[];

/** Lightness 0..1, green–red and blue–yellow of a colour in OKLab, where equal distances look equally different. */
export type PerceivedColour = readonly [lightness: number, redness: number, yellowness: number];

/** How the feathers of the underparts are marked, as one sees it from afar. */
export type Pattern = 'liso' | 'rayado' | 'barrado';

/** What of a bird meets the eye: read from the recipe of its plate. */
export type Appearance = {
  /** Posture and build: the name of the archetype from which its plate is drawn. */
  build: string;
  colours: Record<Zone, PerceivedColour>;
  pecho: Pattern;
  vientre: Pattern;
};

/** What likeness asks of a species. */
export type Comparable = Pick<
  Ave,
  'nombre' | 'cientifico' | 'orden' | 'familia' | 'longitud' | 'envergadura' | 'habitats'
> & { appearance: Appearance };

/** Likeness of build of two archetypes that share a silhouette: nearly that of the same one. */
const SHARED_BUILD = 0.9;

/** Distance in OKLab at which two colours no longer look alike: about that of black to mid grey. */
const FOREIGN_COLOUR = 0.32;

/** Parts of the likeness; they add up to 1. Habitat weighs least: a bird on passage stands anywhere. */
const WEIGHTS = { plumage: 0.4, build: 0.25, size: 0.2, kinship: 0.12, habitat: 0.03 };

/** How alike two species look to someone who does not know them, 0 (nothing) to 1 (the same). It does not ask which comes first. */
export function likenessOf(a: Comparable, b: Comparable): number {
  return (
    WEIGHTS.plumage * plumage(a.appearance, b.appearance) +
    WEIGHTS.build * build(a.appearance.build, b.appearance.build) +
    WEIGHTS.size * size(a, b) +
    WEIGHTS.kinship * kinship(a, b) +
    WEIGHTS.habitat * habitat(a, b)
  );
}

/** How many look-alikes a species page shows at most. */
export const MAX_LOOK_ALIKES = 6;

/** Less than this is no likeness worth showing. */
export const MIN_LIKENESS = 0.51;

/** The look-alikes of a species, the likest first; equals in the order of `aves`. */
export function lookAlikesOf<Item extends Comparable>(
  ave: Item,
  aves: readonly Item[],
  count: number,
): Item[] {
  return aves
    .filter((other) => other.nombre !== ave.nombre)
    .filter((other) => size(ave, other) > 0)
    .map((other) => ({ other, likeness: likenessOf(ave, other) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other);
}

/** Distance in OKLab. Lightness shows from afar, hue only near: half as much of it tells birds apart. */
export function distanceToEye(p: PerceivedColour, q: PerceivedColour): number {
  return Math.hypot(p[0] - q[0], 2 * (p[1] - q[1]), 2 * (p[2] - q[2]));
}

function plumage(a: Appearance, b: Appearance): number {
  let [alike, weights] = [0, 0];
  for (const zone of ZONES) {
    const distance = distanceToEye(a.colours[zone], b.colours[zone]);
    alike += ZONE_WEIGHTS[zone] * Math.max(0, 1 - distance / FOREIGN_COLOUR);
    weights += ZONE_WEIGHTS[zone];
  }
  for (const part of ['pecho', 'vientre'] as const) {
    if (a[part] === b[part]) alike += 1;
    weights += 1;
  }
  return alike / weights;
}

function build(a: string, b: string): number {
  if (a === b) return 1;
  return BUILDS_ALIKE.some((group) => group.includes(a) && group.includes(b)) ? SHARED_BUILD : 0;
}

/** 1 at the same size, 0 when one is twice the other. */
function size(a: Comparable, b: Comparable): number {
  const ratio = (p: number, q: number) => Math.abs(Math.log2(p / q));
  const mean = (ratio(a.longitud, b.longitud) + ratio(a.envergadura, b.envergadura)) / 2;
  return Math.max(0, 1 - mean);
}

function kinship(a: Comparable, b: Comparable): number {
  const genus = ({ cientifico }: Comparable) => cientifico.split(' ')[0];
  if (genus(a) === genus(b)) return 1;
  if (a.familia === b.familia) return 0.75;
  return a.orden === b.orden ? 0.3 : 0;
}

/** Habitats in common over all habitats of both. */
function habitat(a: Comparable, b: Comparable): number {
  const common = a.habitats.filter((each) => b.habitats.includes(each)).length;
  return common / (a.habitats.length + b.habitats.length - common);
}
