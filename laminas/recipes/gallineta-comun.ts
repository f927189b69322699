import { path } from '../geometry/path.ts';
import { scaled } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const gallinetaComun: Recipe = {
  slug: 'gallineta-comun',
  archetype: 'moorhen',
  frame: { size: 0.865 },
  pose: {
    compact: 0.88,
    head: 1.1,
    skull: { nape: -0.1, crown: -0.05 },
    footing: -12,
    carry: [10, 34],
    move: { d4: [-4, 2], d5: [-3, 0], d8: [0, -5], d9: [0, -7], d10: [0, -3] },
  },
  base: '#3d434c',
  tuft: 0.7,
  coat: 'silky',
  darks: { cold: '#7d889e', warm: '#6d4f42', sheen: 0.3 },
  rows: [
    // Flank and breast: slate, edges a step lighter.
    { ...scaled('0.32,0.3 0.4,0.44 0.72,0.5', '0.26,0.98 0.42,0.98 0.74,0.94', '#636b77', 0.3, 0.56), rows: 11 },
    // Mantle: olive-brown.
    { ...scaled('0.36,0.02 0.54,0.02 0.86,0.03', '0.38,0.36 0.54,0.34 0.82,0.3', '#6a5844', 0.35, 0.5), rows: 7 },
    // The upper flank feathers are edged with white: a broken line below the wing.
    {
      from: path('0.42,0.68 0.58,0.7 0.84,0.63'),
      to: path('0.42,0.74 0.58,0.76 0.84,0.69'),
      rows: 1,
      length: [0.7, 0.95, 0.8],
      width: 0.22,
      pitch: 0.62,
      vane: 0,
      mark: { shape: 'shaft', colour: '#f4f2ec', length: 0.84, width: 0.6, opacity: 0.95, soft: 0.25 },
      stray: 0.4,
    },
  ],
  tracts: [
    { sheet: path('0.2,-0.1 1.04,-0.1 1.02,0.42 0.9,0.56 0.7,0.48 0.4,0.5 0.26,0.4'), colour: '#4d4030', soft: 10 },
    { sheet: path('0.14,-0.1 0.37,-0.1 0.42,0.2 0.38,0.5 0.14,0.6'), colour: '#363b44', soft: 16 },
    { sheet: path('0.36,0.46 0.7,0.5 0.84,0.62 0.8,1.1 0.36,1.1'), colour: '#4a515c', soft: 10 },
    { sheet: path('0.86,0.6 0.94,0.56 1.3,0.44 1.3,1.1 0.87,1.1 0.84,0.8'), colour: '#f8f6f1', soft: 3 },
    { sheet: path('0,-0.1 0.24,-0.1 0.28,0.5 0.23,1.1 0,1.1'), colour: '#24262c', soft: 8 },
  ],
  wing: {
    plan: { form: 'rail', projection: 0.2, tipOnTail: 0.36, tipBeside: 0.5, flankDepth: 0.22 },
    lesserCoverts: '#4d4030',
    scapulars: '#4d4030',
    rows: {
      primaries: { feather: { colour: '#33291f', fringe: '#5c4d3c', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#43372a', fringe: '#5c4d3c', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#4f4132', rim: '#6b5a46', rimWidth: 1, shape: 'oval' } },
      greaterCoverts: { feather: { colour: '#4a3d2f', rim: '#6b5a46', rimWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#4d4031', rim: '#6b5a46', rimWidth: 0.7 } },
      lesserCoverts: { feather: { colour: '#4d4031', rim: '#574838' } },
      scapulars: { feather: { colour: '#4d4031', rim: '#574838' } },
    },
  },
  tail: {
    length: 3.4,
    width: 1.5,
    feathers: 7,
    graduated: 0.22,
    spread: 0.12,
    lift: 0.3,
    undertail: 0.7,
    feather: { colour: '#26221f', fringe: '#3d362f', fringeWidth: 0.6 },
    except: { 0: { colour: '#f8f6f1', fringe: '#f8f6f1' }, 1: { colour: '#efece4', fringe: '#efece4' } },
  },
  bill: { length: 1, depth: 1, culmen: 0.03, gonys: 0.05, upper: '#d6271f', lower: '#cc2a20', tip: '#f0c62c', tipLength: 0.46 },
  eye: { radius: 0.155, iris: '#8a2418', pupil: 0.55 },
  planes: { ear: 0, crease: 0, relief: 0.6, silk: 0.8 },
  legs: { colour: '#a9b23c', claw: '#6a6a34', toeLength: 2.75, thickness: 1, trousers: 1.3, trouserColour: '#454b55', trouserLength: 0.5 },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '0.12,-0.76 0.34,-0.84 0.56,-0.6 0.7,-0.28 0.86,-0.02 1.14,0.16 1.5,0.32 1.84,0.52 1.86,0.57 1.6,0.68 1.3,0.75 1,0.75 0.78,0.66 0.66,0.48 0.7,0.26 0.58,0 0.38,-0.28 0.16,-0.52',
      ),
      colour: '#d6271f',
      gape: path('0.68,0.44 1,0.48 1.4,0.51 1.85,0.55'),
      shine: path('0.96,0.1 1.22,0.24 1.5,0.38'),
      nostril: [1.18, 0.34],
      tip: { colour: '#f0c62c', from: [1.32, 0], to: [1.48, 0] },
    },
    { kind: 'garter', colour: '#cf4128', from: 0.46, to: 0.56 },
  ],
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'orilla' }, plants: ['espadaña', 'carrizo'], palette: 'salvia', sun: 'hidden' },
  rasgos: [
    { texto: 'Escudo rojo y punta amarilla', at: { bill: 0.4 } },
    { texto: 'Trazos blancos en el flanco', at: { sheet: [0.57, 0.755] } },
    { texto: 'Blanco bajo la cola', at: { sheet: [0.91, 0.86] } },
    { texto: 'Patas verdosas de dedos largos', at: { leg: 0.8 } },
    { texto: 'Dorso pardo', at: { wing: [0.4, 0.35] } },
  ],
};
