import { createCanvas } from '@napi-rs/canvas';
import { clamp, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../geometry/sheet.ts';
import { fill } from '../../geometry/trace.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../layer.ts';
import { boxBlur } from './box-blur.ts';

/** Plate px to one cell of the relief. */
export const CELL = 3;
const COLUMNS = PLATE_WIDTH / CELL;
const ROWS = PLATE_HEIGHT / CELL;
const ALONG = 200;
const ACROSS = 22;

interface Node {
  x: number;
  y: number;
  u: number;
  v: number;
  z: number;
}

/** The one height field of a plate: which cells the body covers, their (u, v), and their height for the light. */
export class Relief {
  readonly columns = COLUMNS;
  readonly rows = ROWS;
  readonly u = new Float32Array(COLUMNS * ROWS).fill(-1);
  readonly v = new Float32Array(COLUMNS * ROWS);
  height = new Float32Array(COLUMNS * ROWS);

  constructor(sheet: Sheet, roundness: number) {
    const nodes: Node[][] = [];
    for (let i = 0; i <= ALONG; i++) nodes.push(ribOf(sheet, i / ALONG, roundness));
    for (let i = 0; i < ALONG; i++) {
      for (let j = 0; j < ACROSS; j++) {
        const a = nodes[i]?.[j];
        const b = nodes[i + 1]?.[j];
        const c = nodes[i + 1]?.[j + 1];
        const d = nodes[i]?.[j + 1];
        if (!a || !b || !c || !d) continue;
        this.raster(a, b, c);
        this.raster(a, c, d);
      }
    }
  }

  /** Cell under a point of the plate. */
  cell(x: number, y: number): number {
    return clamp((y / CELL) | 0, 0, ROWS - 1) * COLUMNS + clamp((x / CELL) | 0, 0, COLUMNS - 1);
  }

  covers([x, y]: Point): boolean {
    return (this.u[this.cell(x, y)] ?? -1) >= 0;
  }

  /** Raises a shape above the body, px, with soft edges of `softness` cells. */
  raise(polygon: Path, height: number, softness: number): void {
    const canvas = createCanvas(COLUMNS, ROWS);
    const ctx = canvas.getContext('2d');
    ctx.scale(1 / CELL, 1 / CELL);
    fill(ctx, polygon, '#fff');
    const pixels = ctx.getImageData(0, 0, COLUMNS, ROWS).data;
    const lift = new Float32Array(COLUMNS * ROWS);
    for (let i = 0; i < lift.length; i++) lift[i] = (((pixels[i * 4 + 3] ?? 0) / 255) * height) / CELL;
    boxBlur(lift, COLUMNS, ROWS, softness, 2);
    for (let i = 0; i < lift.length; i++) this.height[i] = (this.height[i] ?? 0) + (lift[i] ?? 0);
  }

  private raster(a: Node, b: Node, c: Node): void {
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
    const right = Math.min(COLUMNS - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
    const bottom = Math.min(ROWS - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
    const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
    if (Math.abs(area) < 1e-9) return;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const wa = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area;
        const wb = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area;
        const wc = 1 - wa - wb;
        if (wa < -0.01 || wb < -0.01 || wc < -0.01) continue;
        const i = y * COLUMNS + x;
        this.u[i] = wa * a.u + wb * b.u + wc * c.u;
        this.v[i] = wa * a.v + wb * b.v + wc * c.v;
        this.height[i] = Math.max(this.height[i] ?? 0, wa * a.z + wb * b.z + wc * c.z);
      }
    }
  }
}

/** One rib of the body: a half ellipse from back to belly. */
function ribOf(sheet: Sheet, u: number, roundness: number): Node[] {
  const radius = sheet.halfDepth(u);
  return Array.from({ length: ACROSS + 1 }, (_, j) => {
    const v = j / ACROSS;
    const [x, y] = sheet.at(u, v);
    const arch = Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 2));
    return { x: x / CELL, y: y / CELL, u, v, z: (radius * arch * roundness) / CELL };
  });
}
