/** The few plants at the sides of the picture: tall ones behind the bird, low ones before it. */
import { drawPlant } from './plants/plant.ts';
import type { Spot } from './plants/spot.ts';
import type { Habitat, PerchKind, Plant } from './scene.ts';
import { footing, type View } from './view.ts';

/** What grows about a bird on the ground. */
const LOW_PLANTS: Record<Habitat, readonly Plant[]> = {
  ciudad: ['hierba'],
  parque: ['hierba'],
  bosque: ['hierba'],
  matorral: ['jara', 'tomillo'],
  cultivo: ['trigo', 'hierba'],
  estepa: ['hierba', 'tomillo'],
  humedal: ['carrizo', 'espadaña'],
  río: ['carrizo', 'hierba'],
  roquedo: ['tomillo', 'hierba'],
  'alta montaña': ['piorno', 'hierba'],
  dehesa: ['hierba'],
};

const GROWN: readonly PerchKind[] = ['poste', 'roca', 'suelo', 'orilla', 'agua'];

const TALL: readonly Plant[] = ['carrizo', 'espadaña', 'cardo', 'jara', 'retama', 'zarza'];

interface Placed {
  plant: Plant;
  spot: Spot;
}

function plantsOf(view: View): readonly Plant[] {
  const { plants, perch, habitat } = view.scene;
  if (plants) return plants.slice(0, 2);
  if (perch.kind === 'tallo') return [perch.plant ?? 'cardo'];
  if (!GROWN.includes(perch.kind)) return [];
  if ((perch.kind === 'agua' || perch.kind === 'orilla') && habitat !== 'río') return ['carrizo', 'espadaña'];
  return LOW_PLANTS[habitat];
}

const HEIGHT: Partial<Record<Plant, number>> = {
  carrizo: 400,
  espadaña: 400,
  cardo: 400,
  trigo: 250,
  hierba: 120,
  tomillo: 86,
  jara: 230,
  retama: 230,
  piorno: 150,
  zarza: 210,
};

/** The taller clump stands behind the tail, the lower one ahead; reeds reach up from beyond the plate's foot. */
function placed(view: View): Placed[] {
  const { stand, scene } = view;
  const back = stand.facing === 'left' ? 1 : -1;
  const plants = plantsOf(view);
  return [back, -back].flatMap((side, i): Placed[] => {
    const plant = plants[i] ?? plants[0];
    if (!plant) return [];
    const tall = TALL.includes(plant);
    const size = i === 0 ? 1 : 0.76;
    const low = scene.perch.kind === 'poste' ? 908 : Math.max(796, footing(stand)[1] + 30);
    const reach = tall ? 404 : scene.perch.kind === 'poste' ? 128 : 272;
    const height = (HEIGHT[plant] ?? 200) * size;
    const spread = (tall ? (plant === 'cardo' ? 60 : 84) : 92) * size;
    const spot = {
      x: 600 + side * (reach - i * 26),
      base: tall ? 912 : low,
      height,
      spread,
      lean: side * 0.7,
      name: `plant ${i}`,
    };
    return [{ plant, spot }];
  });
}

/** Behind the bird. */
export function drawPlantsBehind(view: View): void {
  for (const { plant, spot } of placed(view)) drawPlant(view, plant, spot);
}

/** Clumps before the bird: place from the sole (px), height and half width (px). */
const CLUMPS: Partial<Record<PerchKind, readonly (readonly [x: number, height: number, spread: number])[]>> =
  {
    poste: [
      [-84, 74, 54],
      [80, 92, 60],
    ],
    roca: [
      [-214, 72, 60],
      [-118, 34, 52],
      [30, 24, 50],
      [132, 40, 46],
      [226, 62, 58],
    ],
    suelo: [
      [-206, 46, 50],
      [232, 58, 56],
    ],
  };

/** A few low blades before the foot of post and rock, and at the sides of bare ground. */
export function drawPlantsBefore(view: View): void {
  const { kind, nest, wet } = view.scene.perch;
  if (nest || wet === 'torrent') return;
  const sole = footing(view.stand);
  const base =
    kind === 'poste' ? 912 : kind === 'roca' ? Math.max(850, sole[1] + 164) : Math.max(806, sole[1] + 46);
  for (const [i, [x, height, spread]] of (CLUMPS[kind] ?? []).entries()) {
    const across = kind === 'suelo' ? 600 + x : sole[0] + x;
    const rise = kind === 'roca' ? Math.abs(x) * 0.05 : 0;
    drawPlant(view, 'hierba', {
      x: across,
      base: base - rise,
      height,
      spread,
      lean: Math.sign(x) * 0.5,
      name: `before ${i}`,
    });
  }
}
