import { blend, clamp, type Path, type Point, smoothstep } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { offsetLine, ribbon } from '../../geometry/ribbon.ts';
import type { Feather, Zone } from '../../parts/feather.ts';

/** Points along a feather. */
export const VANE_STEPS = 26;

/** Share of the length at a share of the steps: closer together towards the tip, so that it comes out round. */
const spaced = (t: number) => 1 - (1 - t) ** 1.7;

/** Length over which a round tip narrows, widths. */
const ROUNDING = 0.85;

/** Share of the length over which the tip narrows; the pale tips of a row are blunt, so that they make a band. */
function tipShare(shape: Feather['shape'] | 'blunt', width: number, length: number): number {
  if (shape === 'blunt') return Math.min(0.2, (width * 0.45) / length);
  if (shape === 'pointed') return Math.min(0.5, (width * 2.2) / length);
  if (shape === 'oval') return Math.min(0.4, (width * 1.2) / length);
  if (shape === 'square') return Math.min(0.1, (width * 0.35) / length);
  return Math.min(0.32, (width * ROUNDING) / length);
}

/** Half widths of a vane: narrow root, even middle, tip of its shape. */
function vaneWidths(feather: Feather, width: number, length: number): (t: number) => number {
  const share = tipShare(feather.shape ?? (feather.tip ? 'blunt' : 'round'), width, length);
  return (t) => {
    const rise = clamp(0.5 + t * 2.2);
    let end = 1;
    if (t > 1 - share) {
      const q = (t - 1 + share) / share;
      end = feather.shape === 'pointed' ? (1 - q) ** 0.72 : Math.sqrt(Math.max(0, 1 - q * q));
    }
    return (width / 2) * rise * end * (1 - (feather.taper ?? 0) * smoothstep(0.3, 0.6, t));
  };
}

/** One feather being painted: its even centre line and its half widths. */
export class Vane {
  readonly line: Polyline;
  readonly centre: Point[];
  readonly outline: Point[];
  readonly width: number;
  private readonly half: (t: number) => number;

  constructor(centre: Path, width: number, feather: Feather) {
    this.width = width;
    this.line = new Polyline(centre);
    this.centre = Array.from({ length: VANE_STEPS + 1 }, (_, i) => this.line.at(spaced(i / VANE_STEPS)));
    const halfWidths = vaneWidths(feather, width, this.line.length);
    this.half = (t) => halfWidths(spaced(t));
    this.outline = ribbon(this.centre, this.half);
  }

  /** How many points of the centre line lie before a share of the length. */
  stepsUpTo(share: number): number {
    return Math.max(2, this.centre.filter((_, i) => spaced(i / VANE_STEPS) <= share).length);
  }

  /**
   * A line along the feather, `across` half widths beside the shaft: positive is the outer web.
   * `share` says how much of that is left at each share of the length.
   */
  along(across: number, share: (t: number) => number = () => 1): Point[] {
    return offsetLine(this.centre, (t) => this.half(t) * across * share(spaced(t)), -1);
  }

  /** A cut across the feather at a share of its length, sagging a little towards the root at the edges. */
  cut(at: number, web: Zone['web'] = 'both', sag = 0.3): Point[] {
    const low = web === 'outer' ? 0 : -1.2;
    const high = web === 'inner' ? 0 : 1.2;
    const drop = (sag * this.width) / this.line.length;
    return Array.from({ length: 7 }, (_, j) => {
      const across = blend(low, high, j / 6);
      return this.line.beside(at - drop * across * across * 0.5, (across * this.width) / 2);
    });
  }

  /** The part between two shares of the length, one web or both. */
  band(from: number, to: number, web: Zone['web'] = 'both'): Point[] {
    const steps = Math.max(2, Math.ceil((to - from) * VANE_STEPS));
    const side = (across: number) =>
      Array.from({ length: steps + 1 }, (_, i) =>
        this.line.beside(blend(from, to, i / steps), (across * this.width) / 2),
      );
    const start = from <= 0 ? [this.line.beside(-0.05, 0)] : this.cut(from, web);
    const outer = side(web === 'inner' ? 0 : 1.2);
    const inner = side(web === 'outer' ? 0 : -1.2);
    const end = to >= 1 ? [this.line.beside(1.1, 0)] : [...this.cut(to, web)].reverse();
    return [...start, ...outer.slice(1, -1), ...end, ...inner.slice(1, -1).reverse()];
  }
}
