import { hexOf, labOf, type Rgb } from '../geometry/colour.ts';

/** Cells of one mean colour. */
export interface Cluster {
  count: number;
  sum: Rgb;
}

/** Bits of each channel by which like colours are counted together. */
const BITS = 5;
/** Colours that are looked for at first, and how far apart their seeds stand in OKLab. */
const SEEDS = 9;
const APART = 0.08;
/** Share of the bird from which a shade may be a seed. */
const SEED_SHARE = 0.004;
const ROUNDS = 6;

export const binOf = (rgba: Uint8ClampedArray, i: number) =>
  (((rgba[i] ?? 0) >> (8 - BITS)) << (2 * BITS)) |
  (((rgba[i + 1] ?? 0) >> (8 - BITS)) << BITS) |
  ((rgba[i + 2] ?? 0) >> (8 - BITS));

export const meanOf = ({ count, sum }: Cluster): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count];
export const hexOfCluster = (cluster: Cluster) => hexOf(meanOf(cluster));

export const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const joined = (a: Cluster, b: Cluster): Cluster => ({
  count: a.count + b.count,
  sum: [a.sum[0] + b.sum[0], a.sum[1] + b.sum[1], a.sum[2] + b.sum[2]],
});

/** Like colours counted together. */
export function binsOf(
  parts: Uint16Array,
  rgba: Uint8ClampedArray,
  holds: (i: number) => boolean,
): Cluster[] {
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
export function clustersOf(bins: readonly Cluster[], most = SEEDS): Cluster[] {
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

/** The place of the centre that is nearest to a colour, both in OKLab. */
export function nearest(centres: readonly Rgb[], lab: Rgb): number {
  let best = 0;
  for (let i = 1; i < centres.length; i++)
    if (distance(centres[i] as Rgb, lab) < distance(centres[best] as Rgb, lab)) best = i;
  return best;
}
