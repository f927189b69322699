import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garcetaComun: Recipe = {
  slug: 'garceta-comun',
  archetype: 'egret',
  frame: { size: 0.99, dy: 6 },
  pose: {
    legs: 1.06,
    depth: 1.08,
    plump: 1.04,
    carry: [4, 30],
    skull: { forehead: 0.05, crown: 0.07 },
    move: { v5: [5, 0], v6: [6, 0], v7: [4, 2], v8: [0, 4], v9: [-6, 0], v10: [-10, -14], v11: [-6, -16], d6: [-2, 0], d7: [-3, 0], d8: [0, 0], d9: [6, 0], d10: [6, -6] },
  },
  base: '#f6f5f1',
  tuft: 1.1,
  tracts: [
    { at: 'upperparts', colour: '#f3f2ee', soft: 6 },
    { head: path('0.98,-0.02 0.5,-0.12 0.18,-0.04 0.14,0.14 0.5,0.24 0.98,0.3'), colour: '#8d969c', soft: 2 },
  ],
  wing: {
    scale: 1.8,
    lesserCoverts: '#f4f3ef',
    scapulars: '#f6f5f2',
    rows: {
      primaries: { feather: { colour: '#efeeea', fringe: '#e7e7e3', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#f1f0ec', fringe: '#e7e7e3', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#f4f3ef', fringe: '#e7e7e3', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#f0efeb' } },
      greaterCoverts: { feather: { colour: '#f5f4f0', fringe: '#e7e7e3', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#f6f5f1', fringe: '#e7e7e3', fringeWidth: 0.9 } },
    },
  },
  tail: {
    length: 1.3,
    width: 0.65,
    graduated: 0.3,
    feather: { colour: '#efeeea', fringe: '#dcdcd8', fringeWidth: 0.8 },
  },
  bill: { length: 3.4, depth: 1.05, culmen: 0.04, gonys: 0.03, upper: '#191a1c', lower: '#232427' },
  eye: { radius: 0.17, iris: '#e8cf58', pupil: 0.5 },
  legs: {
    colour: '#1b1c1e',
    feet: '#e3c23a',
    claw: '#2a2721',
    trousers: 2,
    trouserColour: '#eceae6',
    trouserLength: 0.4,
    toeLength: 2,
  },
  ornaments: [
    { kind: 'nape-plumes', colour: '#f7f6f3', count: 2, length: 4.4 },
    { kind: 'breast-plumes', colours: ['#f7f6f3', '#ecebe7', '#fbfaf7'], length: 1.2 },
    { kind: 'scapular-plumes', colours: ['#ffffff', '#c9ccca', '#d3d5d2'] },
  ],
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'orilla' },
    plants: ['carrizo', 'hierba'],
    palette: 'oliva',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Pico negro, fino y recto', at: { bill: 0.6 } },
    { texto: 'Plumas largas en la nuca', at: { head: [-2.6, 1] } },
    { texto: 'Plumaje todo blanco', at: { wing: [0.4, 0.5] } },
    { texto: 'Patas negras', at: { leg: 0.55 } },
    { texto: 'Pies amarillos', at: { leg: 1 } },
  ],
};
