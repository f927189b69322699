import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Anatomy } from './anatomy/anatomy.ts';
import { fitted } from './anatomy/fit.ts';
import { type Rgb, rgbOf } from './geometry/colour.ts';
import { boxOf, type Point, walk } from './geometry/point.ts';
import { drawBird, drawPlate } from './plate.ts';
import { framesOf } from './plumaje/frames.ts';
import { rasgosOf } from './rasgos.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes/recipes.ts';

/** Pixels of a bird alone, asked for in plate px. */
class Probe {
  private readonly data: Uint8ClampedArray;
  private readonly scale: number;
  readonly width: number;
  readonly height: number;

  constructor(recipe: Recipe) {
    const { bird } = drawBird(recipe);
    this.width = bird.width;
    this.height = bird.height;
    this.scale = bird.width / 1200;
    this.data = bird.getContext('2d').getImageData(0, 0, bird.width, bird.height).data;
  }

  /** Opacity of a pixel of the canvas, 0..255. */
  opacity(column: number, row: number): number {
    return this.data[(row * this.width + column) * 4 + 3] ?? 0;
  }

  /** Solid colours of the bird within a square, px of the plate. */
  around([x, y]: Point, reach: number): Rgb[] {
    const found: Rgb[] = [];
    const [column, row] = [Math.round(x * this.scale), Math.round(y * this.scale)];
    const half = Math.ceil(reach * this.scale);
    for (let dy = -half; dy <= half; dy++) {
      for (let dx = -half; dx <= half; dx++) {
        const i = ((row + dy) * this.width + column + dx) * 4;
        if ((this.data[i + 3] ?? 0) > 200)
          found.push([this.data[i] ?? 0, this.data[i + 1] ?? 0, this.data[i + 2] ?? 0]);
      }
    }
    return found;
  }

  /** Box of all that is painted, px of the plate. */
  box() {
    const found: Point[] = [];
    for (let row = 0; row < this.height; row += 3) {
      for (let column = 0; column < this.width; column += 3) {
        if (this.opacity(column, row) > 40) found.push([column / this.scale, row / this.scale]);
      }
    }
    return boxOf(found);
  }

  /** Greatest opacity along the border. */
  border(): number {
    let most = 0;
    for (let x = 0; x < this.width; x++)
      most = Math.max(most, this.opacity(x, 0), this.opacity(x, this.height - 1));
    for (let y = 0; y < this.height; y++)
      most = Math.max(most, this.opacity(0, y), this.opacity(this.width - 1, y));
    return most;
  }
}

/** Stands for a bird that is not drawn yet or not needed any more: 203 of them do not fit into memory. */
const NOTHING = {} as Probe;

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Whether some pixel comes near one of the colours: nearer than a shade or a light would carry it. */
function shows(pixels: readonly Rgb[], colours: readonly (string | undefined)[], reach = 70): boolean {
  const wanted = colours.filter((colour) => colour !== undefined).map(rgbOf);
  return pixels.some((pixel) => wanted.some((colour) => apart(pixel, colour) < reach));
}

/** Every colour that a value of a recipe names. */
function coloursIn(value: unknown): Rgb[] {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? [rgbOf(value)] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(coloursIn) : [];
}

/** A point of the anatomy on the plate as it is seen. */
const seen = (recipe: Recipe, [x, y]: Point): Point => [recipe.facing === 'right' ? 1200 - x : x, y];

function middleOfBill(recipe: Recipe, anatomy: Anatomy): Point {
  const length = recipe.bill.length * anatomy.headRadius;
  const base = framesOf(anatomy).sheet.at(0, 0.5);
  return seen(
    recipe,
    anatomy.frontal ? [600, anatomy.eye[1] + length * 0.5] : walk(base, anatomy.bill, length * 0.4),
  );
}

describe.each(Object.values(RECIPES).map((recipe) => [recipe.slug, recipe] as const))(
  '%s',
  (slug, recipe) => {
    const anatomy = fitted(recipe);
    const warn = vi.spyOn(console, 'warn');
    let bird: Probe;

    beforeAll(() => {
      bird = new Probe(recipe);
    });
    afterEach(() => expect(warn).not.toHaveBeenCalled());
    afterAll(() => {
      warn.mockRestore();
      bird = NOTHING;
    });

    it('is kept under its own slug', () => {
      expect(RECIPES[slug]).toBe(recipe);
    });

    it('stays within the frame and fills it', () => {
      const { width, height } = bird.box();
      expect(bird.border()).toBe(0);
      // With a second bird beside it, or as a very small species, it leaves some of the plate to the rest.
      expect(Math.max(width / 1200, height / 900)).toBeGreaterThan(recipe.pareja ? 0.4 : 0.5);
      expect(height / 900).toBeLessThan(0.86);
    });

    it('has an eye and a bill of their own colours', () => {
      const { eye, bill } = recipe;
      const radius = eye.radius * anatomy.headRadius;
      expect(shows(bird.around(seen(recipe, anatomy.eye), radius), [eye.iris, '#0c0a0a'])).toBe(true);
      const colours = [bill.upper, bill.lower, bill.tip, bill.cere];
      expect(shows(bird.around(middleOfBill(recipe, anatomy), anatomy.headRadius * 0.3), colours)).toBe(true);
    });

    it('shows two feet, or hides them where no bird shows them', () => {
      const hidden = recipe.scene.perch.kind === 'agua' || recipe.scene.perch.kind === 'aire';
      expect(anatomy.legs.length).toBe(hidden && anatomy.legs.length === 0 ? 0 : 2);
      if (hidden || recipe.legs.feathered) return;
      for (const { foot } of anatomy.legs) {
        expect(
          shows(bird.around(seen(recipe, foot), anatomy.headRadius * 0.3), [
            recipe.legs.colour,
            recipe.legs.claw,
          ]),
        ).toBe(true);
      }
    });

    it('has the colours of its recipe', () => {
      const named = coloursIn(recipe);
      const { x, y, width, height } = bird.box();
      const pixels: Rgb[] = [];
      for (let i = 0; i < 40; i++) {
        for (let j = 0; j < 40; j++)
          pixels.push(...bird.around([x + (width * i) / 40, y + (height * j) / 40], 0));
      }
      const strange = pixels.filter((pixel) => named.every((colour) => apart(pixel, colour) > 75));
      expect(strange.length / pixels.length).toBeLessThan(0.07);
    });

    it('has three to five rasgos, each on what is drawn', () => {
      expect(recipe.rasgos.length).toBeGreaterThanOrEqual(3);
      expect(recipe.rasgos.length).toBeLessThanOrEqual(5);
      for (const [i, rasgo] of rasgosOf(recipe).entries()) {
        const at = recipe.rasgos[i]?.at ?? {};
        if (!('plate' in at) && !('aloft' in at && !recipe.aloft?.main))
          expect(bird.around([rasgo.x, rasgo.y], 12).length, rasgo.texto).toBeGreaterThan(0);
        expect(rasgo.texto).toMatch(/^\p{Lu}[^.]{6,58}[^.\s]$/u);
        expect(rasgo.x).toBeGreaterThan(0);
        expect(rasgo.x).toBeLessThan(1200);
        expect(rasgo.y).toBeGreaterThan(0);
        expect(rasgo.y).toBeLessThan(900);
      }
    });
  },
);

describe('the recipes', () => {
  it('share nothing but their engine: no two are alike but for their names', () => {
    const bare = Object.values(RECIPES).map((recipe) =>
      JSON.stringify({ ...recipe, slug: '', rasgos: [], scene: {} }),
    );
    expect(new Set(bare).size).toBe(bare.length);
  });
});

describe('drawPlate', () => {
  it('gives the same pixels twice', () => {
    for (const slug of ['petirrojo-europeo', 'anade-azulon', 'buho-real']) {
      const recipe = RECIPES[slug];
      if (!recipe) throw new Error(`no ${slug}`);
      const digest = () => createHash('sha256').update(drawPlate(recipe).rgba).digest('hex');
      expect(digest()).toBe(digest());
    }
  });

  it('covers the whole page', () => {
    const recipe = RECIPES['anade-azulon'];
    if (!recipe) throw new Error('no mallard');
    const plate = drawPlate(recipe);
    expect(plate.rgba).toHaveLength(1200 * 900 * 4);
    for (let i = 3; i < plate.rgba.length; i += 4001 * 4) expect(plate.rgba[i]).toBe(255);
  });
});
