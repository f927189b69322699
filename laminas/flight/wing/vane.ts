import {
  between,
  blend,
  clamp,
  distance,
  heading,
  type Path,
  type Point,
  pick,
  walk,
} from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';

const STEPS = 26;
/** Closer together towards the tip, so that it comes out round. */
const spaced = (i: number) => 1 - (1 - i / STEPS) ** 1.6;

/** Half widths of the two webs at a share of the length: that towards the leading edge, and that towards the body. */
export type Webs = (t: number) => readonly [leading: number, trailing: number];

/** One feather in the plan of the positive side, body lengths: shaft and webs. */
export class Vane {
  readonly length: number;
  readonly outline: Path;
  readonly shaft: Path;
  private readonly line: Polyline;
  private readonly webs: Webs;

  /** `bend`: by how much it turns back over its length, radians. */
  constructor(root: Point, tip: Point, bend: number, webs: Webs) {
    const span = distance(root, tip);
    const knee = walk(between(root, tip, 0.5), heading(root, tip), 0, (-bend * span) / 4);
    const curve = Array.from({ length: 31 }, (_, i) => {
      const t = i / 30;
      return between(between(root, knee, t), between(knee, tip, t), t);
    });
    this.line = new Polyline(curve);
    this.length = this.line.length;
    this.webs = webs;
    this.shaft = Array.from({ length: STEPS + 1 }, (_, i) => this.line.at(spaced(i)));
    this.outline = ribbon(this.shaft, (t) => webs(spaced(t * STEPS)));
  }

  /** Point beside the shaft: k −1 on the edge of the leading web, 1 on that of the trailing one. */
  at(t: number, k: number): Point {
    const [leading, trailing] = this.webs(clamp(t, 0, 0.98));
    return this.line.beside(t, k < 0 ? k * leading : k * trailing);
  }

  /** The widest that each web gets. */
  private get widest(): readonly [number, number] {
    const all = [0.3, 0.5, 0.7, 0.85].map((t) => this.webs(t));
    return [Math.max(...all.map(([web]) => web)), Math.max(...all.map(([, web]) => web))];
  }

  /** Its full width. */
  get breadth(): number {
    const [leading, trailing] = this.webs(0.45);
    return leading + trailing;
  }

  /** The edge of one web, from root to tip. */
  edge(k: number, from = 0, to = 1): Point[] {
    return Array.from({ length: STEPS + 1 }, (_, i) => this.at(blend(from, to, spaced(i)), k));
  }

  /** A piece of the vane across both webs; its ends sag towards the root beside the shaft. */
  band(from: number, to: number, sag = 0.4): Point[] {
    const [leading, trailing] = this.widest;
    const drop = (sag * (leading + trailing)) / this.length;
    const [wide, broad] = [leading * 1.2, trailing * 1.2];
    const cut = (t: number) =>
      Array.from({ length: 9 }, (_, i) => {
        const k = blend(-1, 1, i / 8);
        return this.line.beside(t - drop * k * k * 0.5, k < 0 ? k * wide : k * broad);
      });
    const side = (across: number) => [0.33, 0.66].map((t) => this.line.beside(blend(from, to, t), across));
    const far = cut(to >= 1 ? 1.1 : to);
    return [...cut(from), ...side(broad), ...far.reverse(), ...side(-wide).reverse()];
  }

  tip(): Point {
    return pick(this.shaft, STEPS);
  }
}
