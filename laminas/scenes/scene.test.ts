import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../geometry/point.ts';
import { drawBackdrop, drawForeground } from './backdrop.ts';
import { LANDSCAPES } from './landscapes/landscape.ts';
import { lightOf } from './light.ts';
import { surfaceOf } from './perches/surface.ts';
import type { Habitat, PerchKind, Plant, Scene, Season } from './scene.ts';
import type { Stand } from './stand.ts';

const HABITATS = Object.keys(LANDSCAPES) as Habitat[];
const PERCHES: readonly PerchKind[] = [
  'rama',
  'tallo',
  'cable',
  'tronco',
  'poste',
  'muro',
  'roca',
  'suelo',
  'orilla',
  'agua',
  'aire',
];
const PLANTS: readonly Plant[] = [
  'encina',
  'roble',
  'fresno',
  'sauce',
  'chopo',
  'olivo',
  'almendro',
  'majuelo',
  'pino',
  'enebro',
  'jara',
  'zarza',
  'retama',
  'piorno',
  'tomillo',
  'carrizo',
  'espadaña',
  'cardo',
  'trigo',
  'hierba',
];
const SEASONS: readonly Season[] = ['primavera', 'verano', 'otoño', 'invierno'];

function standFor({ perch }: Scene, facing: Stand['facing'] = 'left'): Stand {
  const body = { x: 400, y: 150, width: 400, height: 460 };
  if (perch.kind === 'aire') return { feet: [], body, facing };
  const feet: Point[] = [
    [570, 690],
    [630, 694],
  ];
  return perch.kind === 'agua' ? { feet, waterline: 580, body, facing } : { feet, body, facing };
}

/** A quarter of the size is enough to see whether a scene draws, and much quicker. */
function pixels(scene: Scene, seed = 3): Uint8ClampedArray {
  const ctx = createCanvas(300, 225).getContext('2d');
  ctx.scale(0.25, 0.25);
  const stand = standFor(scene);
  drawBackdrop(ctx, scene, stand, seed);
  drawForeground(ctx, scene, stand, seed);
  return ctx.getImageData(0, 0, 300, 225).data as Uint8ClampedArray;
}

/** Mean red, green and blue of 40 × 40 plate px. */
function meanColour(data: Uint8ClampedArray, left: number, top: number): number[] {
  const sum = [0, 0, 0];
  for (let y = top / 4; y < top / 4 + 10; y++)
    for (let x = left / 4; x < left / 4 + 10; x++)
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[(y * 300 + x) * 4 + c] ?? 0);
  return sum.map((value) => value / 100);
}

/** Sum of the differences of the three channels, 0 … 765. */
const apart = (one: number[], other: number[]): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0);

const PAPER_RGB = [241, 234, 219];

describe('a scene', () => {
  for (const habitat of HABITATS)
    test(`draws ${habitat} with every perch, and the upper corners stay paper`, () => {
      for (const kind of PERCHES) {
        const data = pixels({ habitat, perch: { kind } });
        for (const left of [0, 1160])
          expect(apart(meanColour(data, left, 0), PAPER_RGB), `${kind}, corner at ${left}`).toBeLessThan(40);
        const within = meanColour(data, 700, 560);
        expect(apart(within, PAPER_RGB), `${kind}, within the disc`).toBeGreaterThan(60);
      }
    });

  test('draws every plant in every season, as a perch and at the sides', () => {
    for (const [i, plant] of PLANTS.entries()) {
      const season = SEASONS[i % SEASONS.length] as Season;
      const kind = (['rama', 'tallo', 'tronco'] as const)[i % 3] ?? 'rama';
      const scene: Scene = { habitat: 'dehesa', season, perch: { kind, plant }, plants: [plant] };
      expect(() => pixels(scene)).not.toThrow();
    }
  });

  test('gives the same pixels for the same seed and others for another', () => {
    const scene: Scene = { habitat: 'bosque', season: 'otoño', perch: { kind: 'rama' } };
    const first = Buffer.from(pixels(scene, 8).buffer);
    pixels({ habitat: 'humedal', hour: 'noche', perch: { kind: 'agua' } }, 1);
    expect(first.equals(Buffer.from(pixels(scene, 8).buffer))).toBe(true);
    expect(first.equals(Buffer.from(pixels(scene, 9).buffer))).toBe(false);
  });

  test('leaves the canvas state as it found it', () => {
    const ctx = createCanvas(1200, 900).getContext('2d');
    const scene: Scene = { habitat: 'humedal', hour: 'tarde', perch: { kind: 'agua' } };
    drawBackdrop(ctx, scene, standFor(scene), 2);
    drawForeground(ctx, scene, standFor(scene), 2);
    expect(ctx.globalAlpha).toBe(1);
    expect(ctx.getTransform().isIdentity).toBe(true);
  });
});

describe('the light', () => {
  test('is a unit vector that comes from above in every scene', () => {
    for (const habitat of HABITATS)
      for (const hour of [undefined, 'mañana', 'tarde', 'noche'] as const) {
        const light = lightOf({ habitat, perch: { kind: 'rama' }, ...(hour && { hour }) });
        expect(Math.hypot(light.x, light.y)).toBeCloseTo(1, 9);
        expect(light.y).toBeLessThan(0);
        expect(light.night).toBe(hour === 'noche');
      }
  });

  test('comes from the side the sun hangs on', () => {
    const scene: Scene = { habitat: 'parque', hour: 'tarde', perch: { kind: 'rama' } };
    expect(lightOf({ ...scene, sun: 'left' }).x).toBeLessThan(0);
    expect(lightOf({ ...scene, sun: 'right' }).x).toBeGreaterThan(0);
    expect(lightOf({ ...scene, sun: 'hidden' }).x).toBeLessThan(0);
  });
});

describe('the surface of a perch', () => {
  test('passes under the feet of a bird, whichever way it looks', () => {
    for (const kind of PERCHES)
      for (const facing of ['left', 'right'] as const) {
        const scene: Scene = { habitat: 'parque', perch: { kind } };
        const surface = surfaceOf(scene, standFor(scene, facing));
        const sole: Point = [600, 692];
        const near = surface.nearest(sole);
        if (kind !== 'aire') expect(distance(near.point, sole)).toBeLessThan(12);
        expect(Number.isFinite(near.angle)).toBe(true);
      }
  });

  test('rises towards where the bird looks when its slope is positive', () => {
    const scene: Scene = { habitat: 'parque', perch: { kind: 'rama', slope: 12 } };
    const leftward = surfaceOf(scene, standFor(scene, 'left')).nearest([600, 692]).angle;
    const rightward = surfaceOf(scene, standFor(scene, 'right')).nearest([600, 692]).angle;
    expect(leftward).toBeGreaterThan(0.15);
    expect(rightward).toBeLessThan(-0.15);
  });
});
