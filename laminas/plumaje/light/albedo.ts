import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { BODY_TRACTS, HEAD_TRACTS } from '../../anatomy/topography.ts';
import type { Rgb } from '../../geometry/colour.ts';
import { clamp, type Path, type Point } from '../../geometry/point.ts';
import { Region } from '../../geometry/polygon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fillSoft } from '../../geometry/trace.ts';
import type { BodyTract, HeadTract, Mark, Tract } from '../../parts/tract.ts';
import type { Recipe } from '../../recipe.ts';
import type { Frames } from '../frames.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../layer.ts';

const isHead = (name: HeadTract | BodyTract): name is HeadTract => name in HEAD_TRACTS;

/** The polygons of a tract, px. */
export function tractPolygons(tract: Tract, frames: Frames): Point[][] {
  const onHead = (path: Path) => curveThrough(path.map(frames.head), true, 8);
  const onSheet = (path: Path) =>
    curveThrough(path, true, 8).map(([u, v]) =>
      frames.sheet.at(clamp(u, -0.06, 1.12), clamp(v, -0.25, 1.25)),
    );
  const names = tract.at === undefined ? [] : typeof tract.at === 'string' ? [tract.at] : tract.at;
  const polygons = names.map((name) =>
    isHead(name) ? onHead(HEAD_TRACTS[name]) : onSheet(BODY_TRACTS[name]),
  );
  if (tract.head) polygons.push(onHead(tract.head));
  if (tract.sheet) polygons.push(onSheet(tract.sheet));
  return polygons;
}

/** The colours of the plumaje as a flat map. It is never seen: feathers sample it at their roots. */
export class Albedo {
  /** The map itself, laid under the tufts so that no gap shows. */
  readonly canvas: Canvas;
  private readonly pixels: Uint8ClampedArray;
  private readonly marked: { regions: Region[]; mark: Mark | 'none' }[] = [];

  constructor(recipe: Recipe, frames: Frames) {
    const { canvas, ctx } = createLayer();
    this.canvas = canvas;
    ctx.fillStyle = recipe.base;
    ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    for (const tract of recipe.tracts) {
      const polygons = tractPolygons(tract, frames);
      paintTract(ctx, tract, polygons, frames.unit);
      if (tract.mark) {
        this.marked.push({ regions: polygons.map((polygon) => new Region(polygon)), mark: tract.mark });
      }
    }
    this.pixels = ctx.getImageData(0, 0, PLATE_WIDTH, PLATE_HEIGHT).data;
  }

  get hasMarks(): boolean {
    return this.marked.length > 0;
  }

  at(x: number, y: number): Rgb {
    const column = clamp(x | 0, 0, PLATE_WIDTH - 1);
    const row = clamp(y | 0, 0, PLATE_HEIGHT - 1);
    const i = (row * PLATE_WIDTH + column) * 4;
    return [this.pixels[i] ?? 0, this.pixels[i + 1] ?? 0, this.pixels[i + 2] ?? 0];
  }

  /** The pattern of the topmost tract with one, there. */
  markAt(point: Point): Mark | undefined {
    for (let i = this.marked.length - 1; i >= 0; i--) {
      const tract = this.marked[i];
      if (tract?.regions.some((region) => region.holds(point))) {
        return tract.mark === 'none' ? undefined : tract.mark;
      }
    }
    return undefined;
  }
}

function paintTract(ctx: SKRSContext2D, tract: Tract, polygons: Path[], unit: number): void {
  ctx.save();
  const softness = (tract.soft ?? 4) * Math.max(0.5, unit);
  ctx.globalAlpha = tract.opacity ?? 1;
  for (const polygon of polygons) fillSoft(ctx, polygon, tract.colour, softness);
  ctx.restore();
}
