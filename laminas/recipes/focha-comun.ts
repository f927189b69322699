import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const fochaComun: Recipe = {
  slug: 'focha-comun',
  archetype: 'coot',
  facing: 'right',
  pose: { compact: 0.89, head: 0.97, depth: 0.94, move: { d7: [0, 8], d8: [0, 5], d10: [0, 4], d11: [-4, 4] } },
  frame: { size: 0.775, dx: 14, dy: 12 },
  base: '#34363d',
  tuft: 0.6,
  coat: 'silky',
  afloat: { draught: 0.26, lap: 6 },
  darks: { cold: '#747f95', warm: '#6d4f42', sheen: 0.2 },
  tracts: [
    { at: 'upperparts', colour: '#3a3b42', soft: 10 },
    { sheet: path('0.3,0.56 0.86,0.5 0.9,1.1 0.24,1.1'), colour: '#51535c', soft: 16 },
    { sheet: path('0,-0.1 0.29,-0.1 0.28,0.4 0.2,0.8 0.17,1.1 0,1.1'), colour: '#101014', soft: 10 },
  ],
  wing: {
    plan: { form: 'rail', projection: 0.22, tipOnTail: 0.1, tipBeside: -0.02, flankDepth: 0.36, flankTo: 0.84 },
    lesserCoverts: '#303137',
    scapulars: '#33343b',
    rows: {
      primaries: { feather: { colour: '#292a2f', fringe: '#4b4d55', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#313238', fringe: '#4b4d55', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#3a3c44', rim: '#6b6e79', rimWidth: 1.2, shape: 'oval' } },
      greaterCoverts: { feather: { colour: '#3a3c44', rim: '#666974', rimWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#373940', rim: '#5e616b', rimWidth: 0.7 } },
      lesserCoverts: { feather: { colour: '#34353c', rim: '#43454d' } },
      scapulars: { feather: { colour: '#34353c', rim: '#3f4149' } },
    },
  },
  tail: {
    length: 0.75,
    width: 0.5,
    feathers: 7,
    graduated: 0.34,
    spread: 0.1,
    feather: { colour: '#1d1e22', fringe: '#34353b', fringeWidth: 0.6, shape: 'round' },
  },
  bill: { length: 0.46, depth: 0.7, upper: '#141418', lower: '#141418' },
  eye: { radius: 0.145, iris: '#a3201a', pupil: 0.46 },
  planes: { ear: 0, crease: 0, relief: 0.6, silk: 0.9 },
  legs: { colour: '#7d8468' },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '0.28,-0.68 0.36,-0.82 0.55,-0.86 0.77,-0.72 0.93,-0.45 1.05,-0.18 1.18,0.03 1.4,0.19 1.62,0.35 1.73,0.46 1.58,0.55 1.3,0.7 1.02,0.76 0.84,0.75 0.68,0.64 0.74,0.5 0.98,0.32 0.81,0.2 0.68,0.05 0.53,-0.17 0.39,-0.42 0.33,-0.56',
      ),
      colour: '#f5f1e9',
      gape: path('0.74,0.5 1,0.43 1.3,0.43 1.72,0.46'),
      nostril: [1.16, 0.22],
    },
  ],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    hour: 'tarde',
    palette: 'terracota',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
  },
  rasgos: [
    { texto: 'Escudo blanco en la frente', at: { head: [0.62, -0.5] } },
    { texto: 'Pico blanco', at: { head: [1.25, 0.4] } },
    { texto: 'Cuerpo negro pizarra y redondo', at: { sheet: [0.6, 0.5] } },
    { texto: 'Ojo rojo', at: { head: [0, 0] } },
  ],
};
