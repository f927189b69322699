import { type Hex, hexOf, labOf, type Rgb } from '../geometry/colour.ts';
import type { Cells } from './cells.ts';

/** How a colour '#rrggbb' is called. */
export type NameOf = (colour: Hex) => string;

/** A colour of a sheet. */
export interface SheetColour {
  name: string;
  hex: Hex;
}

/** The colours of a bird, and which of them each cell has. */
export interface Palette {
  colours: SheetColour[];
  /** Index of a colour for each cell; any number where there is no bird. */
  indices: Uint16Array;
}

/** Cells of one mean colour. */
interface Cluster {
  count: number;
  sum: Rgb;
}

/** Bits of each channel by which like colours are counted together. */
const BITS = 5;
/** Colours that are looked for at first, and how far apart their seeds stand in OKLab. */
const SEEDS = 9;
const APART = 0.08;
/** Share of the bird from which a shade may be a seed, and from which a colour stays one of its own. */
const SEED_SHARE = 0.004;
const LEAST_SHARE = 0.018;
/** Distance in OKLab under which two colours are one, and two of one name. */
const ALIKE = 0.07;
const SAME_NAME = 0.19;
const ROUNDS = 6;

const binOf = (rgba: Uint8ClampedArray, i: number) =>
  (((rgba[i] ?? 0) >> (8 - BITS)) << (2 * BITS)) |
  (((rgba[i + 1] ?? 0) >> (8 - BITS)) << BITS) |
  ((rgba[i + 2] ?? 0) >> (8 - BITS));

const meanOf = ({ count, sum }: Cluster): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count];
const hexOfCluster = (cluster: Cluster) => hexOf(meanOf(cluster));

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const joined = (a: Cluster, b: Cluster): Cluster => ({
  count: a.count + b.count,
  sum: [a.sum[0] + b.sum[0], a.sum[1] + b.sum[1], a.sum[2] + b.sum[2]],
});

/** The few colours in which a bird can be coloured, at most some six, and the cells of each. */
export function paletteOf({ parts, rgba }: Cells, bareParts: readonly number[], nameOf: NameOf): Palette {
  const isBare = (i: number) => bareParts.includes(parts[i] ?? 0);
  const plumage = clustersOf(binsOf(parts, rgba, (i) => !isBare(i)));
  const bare = bareParts.flatMap((part) =>
    clustersOf(
      binsOf(parts, rgba, (i) => parts[i] === part),
      2,
    ),
  );
  const clusters = mergedByName(merged(plumage), merged(bare), nameOf);
  return { colours: named(clusters, nameOf), indices: indicesOf(parts, rgba, clusters) };
}

function binsOf(parts: Uint16Array, rgba: Uint8ClampedArray, holds: (i: number) => boolean): Cluster[] {
  const sums = new Float64Array(4 << (3 * BITS));
  for (let i = 0; i < parts.length; i++) {
    if (!parts[i] || !holds(i)) continue;
    const bin = binOf(rgba, i * 4) * 4;
    for (let channel = 0; channel < 3; channel++)
      sums[bin + channel] = (sums[bin + channel] ?? 0) + (rgba[i * 4 + channel] ?? 0);
    sums[bin + 3] = (sums[bin + 3] ?? 0) + 1;
  }
  const bins: Cluster[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(bin, bin + 4);
    if (count > 0) bins.push({ count, sum: [red, green, blue] });
  }
  return bins;
}

/** Clusters of like shades: seeds as far apart as they come, then the means of what is nearest to each. */
function clustersOf(bins: readonly Cluster[], most = SEEDS): Cluster[] {
  const shades = bins.map((cluster) => ({ cluster, lab: labOf(meanOf(cluster)) }));
  const whole = shades.reduce((sum, { cluster }) => sum + cluster.count, 0);
  const common = shades
    .filter(({ cluster }) => cluster.count >= whole * SEED_SHARE)
    .sort((a, b) => b.cluster.count - a.cluster.count);
  const seeds: Rgb[] = common.slice(0, 1).map(({ lab }) => lab);
  while (seeds.length > 0 && seeds.length < most) {
    const reach = (lab: Rgb) => Math.min(...seeds.map((seed) => distance(seed, lab)));
    const next = common.reduce((far, each) => (reach(each.lab) > reach(far.lab) ? each : far));
    if (reach(next.lab) < APART) break;
    seeds.push(next.lab);
  }
  let centres: readonly Rgb[] = seeds;
  let clusters: Cluster[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const near = Map.groupBy(shades, ({ lab }) => nearest(centres, lab));
    clusters = [...near.values()].map((group) => group.map(({ cluster }) => cluster).reduce(joined));
    centres = clusters.map((cluster) => labOf(meanOf(cluster)));
  }
  return clusters;
}

function nearest(centres: readonly Rgb[], lab: Rgb): number {
  let best = 0;
  for (let i = 1; i < centres.length; i++)
    if (distance(centres[i] as Rgb, lab) < distance(centres[best] as Rgb, lab)) best = i;
  return best;
}

/** Without colours that only few cells have, and without two that one would hardly tell apart. */
function merged(clusters: readonly Cluster[]): Cluster[] {
  const whole = clusters.reduce((sum, { count }) => sum + count, 0);
  let left = [...clusters];
  for (;;) {
    const sorted = left.toSorted((a, b) => a.count - b.count);
    const small = sorted.find((each) => {
      const others = left.filter((other) => other !== each);
      return others.length > 0 && (each.count < whole * LEAST_SHARE || gapTo(each, others).gap < ALIKE);
    });
    if (!small) return left;
    const others = left.filter((other) => other !== small);
    const { near } = gapTo(small, others);
    left = [...others.filter((other) => other !== near), joined(near, small)];
  }
}

function gapTo(each: Cluster, others: readonly Cluster[]): { near: Cluster; gap: number } {
  const lab = labOf(meanOf(each));
  const centres = others.map((other) => labOf(meanOf(other)));
  const place = nearest(centres, lab);
  return { near: others[place] as Cluster, gap: distance(centres[place] as Rgb, lab) };
}

/** Two colours of one name are one, unless one of them is plainly the paler. */
function mergedByName(plumage: readonly Cluster[], bare: readonly Cluster[], nameOf: NameOf): Cluster[] {
  let left = [...plumage, ...bare];
  for (;;) {
    const pair = left
      .flatMap((a, i) => left.slice(i + 1).map((b) => ({ a, b, ...gapTo(a, [b]) })))
      .filter(({ a, b, gap }) => gap < SAME_NAME && nameOf(hexOfCluster(a)) === nameOf(hexOfCluster(b)))
      .sort((one, other) => one.gap - other.gap)[0];
    if (!pair) return left.toSorted((a, b) => b.count - a.count);
    left = [...left.filter((each) => each !== pair.a && each !== pair.b), joined(pair.a, pair.b)];
  }
}

const SHADES: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: [' oscuro', ' claro'],
  3: [' oscuro', '', ' claro'],
};

function named(clusters: readonly Cluster[], nameOf: NameOf): SheetColour[] {
  const plain = clusters.map((cluster) => nameOf(hexOfCluster(cluster)));
  return clusters.map((cluster, i) => {
    const light = (at: number) => labOf(meanOf(clusters[at] as Cluster))[0];
    const same = plain
      .flatMap((name, at) => (name === plain[i] ? [at] : []))
      .sort((a, b) => light(a) - light(b));
    const shade = (SHADES[same.length] ?? [])[same.indexOf(i)] ?? ` ${same.indexOf(i) + 1}`;
    return { name: `${plain[i]}${shade}`, hex: hexOfCluster(cluster) };
  });
}

function indicesOf(parts: Uint16Array, rgba: Uint8ClampedArray, clusters: readonly Cluster[]): Uint16Array {
  const centres = clusters.map((cluster) => labOf(meanOf(cluster)));
  const known = new Map<number, number>();
  return parts.map((part, i) => {
    if (!part) return 0;
    const bin = binOf(rgba, i * 4);
    const place =
      known.get(bin) ??
      nearest(centres, labOf([rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0]));
    known.set(bin, place);
    return place;
  });
}
