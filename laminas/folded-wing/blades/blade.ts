import { blend, clamp, type Path, type Point } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import type { Feather } from '../../parts/feather.ts';

/** Points along a feather, closer together towards its tip. */
const STEPS = 30;
const spaced = (i: number) => 1 - (1 - i / STEPS) ** 1.6;

/** Share of the length in which a tip closes, how full it stays on the way, and how much earlier its inner web begins to close. */
const TIPS = {
  round: { widths: 0.95, most: 0.42, fullness: 0.5, early: 1 },
  oval: { widths: 1.15, most: 0.6, fullness: 0.62, early: 1.5 },
  pointed: { widths: 2.1, most: 0.5, fullness: 0.78, early: 1 },
  square: { widths: 0.4, most: 0.14, fullness: 0.42, early: 1 },
} as const;

/** Share of its width that a feather has at its root, where the row above it hides that. */
const AT_ROOT = 0.62;

/** A firm feather: a shaft with a narrow outer and a broad inner web, px. The outer web lies to the right of the shaft. */
export class Blade {
  readonly shaft: Polyline;
  readonly outer: number;
  readonly inner: number;
  private readonly root: number;
  private readonly tip: (typeof TIPS)[keyof typeof TIPS];
  private readonly closing: number;

  constructor(shaft: Path, outer: number, inner: number, shape: Feather['shape'] = 'round', root = AT_ROOT) {
    this.shaft = new Polyline(shaft);
    this.outer = outer;
    this.inner = inner;
    this.root = root;
    this.tip = TIPS[shape];
    this.closing = Math.min(this.tip.most, (this.tip.widths * (outer + inner)) / this.shaft.length);
  }

  /** Share of a web's full width that is there, `t` from the root. */
  private fill(t: number, inner: boolean): number {
    const rise = blend(this.root, 1, clamp(t / 0.25));
    const closing = inner ? Math.min(0.85, this.closing * this.tip.early) : this.closing;
    const q = clamp((t - 1 + closing) / closing);
    return rise * (1 - q * q) ** this.tip.fullness;
  }

  /** A point of the vane: `across` −1 the inner edge, 0 the shaft, 1 the outer edge. */
  at(t: number, across: number): Point {
    const web = across > 0 ? this.outer : this.inner;
    return this.shaft.beside(t, web * across * this.fill(clamp(t), across < 0));
  }

  /** A line along the feather from one share of its length to another; `across` may change on the way. */
  along(across: number | ((t: number) => number), from = 0, to = 1): Point[] {
    const reach = typeof across === 'number' ? () => across : across;
    return Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = blend(from, to, spaced(i));
      return this.at(t, reach(t));
    });
  }

  /** The closed outline. */
  outline(): Point[] {
    return [...this.along(1), ...this.along(-1).reverse()];
  }

  /** Px of a share of the length. */
  get length(): number {
    return this.shaft.length;
  }
}
