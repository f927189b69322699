import { type Hex, labOf, type Rgb } from '../geometry/colour.ts';
import type { Cells } from './cells.ts';
import {
  binOf,
  binsOf,
  type Cluster,
  clustersOf,
  distance,
  hexOfCluster,
  joined,
  meanOf,
  nearest,
} from './clusters.ts';

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

/** Share of the bird from which a colour stays one of its own. */
const LEAST_SHARE = 0.018;
/** Distance in OKLab under which two colours are one, and two of one name. */
const ALIKE = 0.07;
const SAME_NAME = 0.19;

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
