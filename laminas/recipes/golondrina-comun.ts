import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const golondrinaComun: Recipe = {
  slug: 'golondrina-comun',
  archetype: 'swallow',
  facing: 'right',
  pose: { head: 0.94, plump: 1.04, depth: 0.86, skull: { crown: -0.1, nape: -0.04 }, legs: 1.12 },
  frame: { size: 0.959, dx: -20 },
  base: '#17213a',
  tuft: 0.72,
  coat: 'loose',
  planes: { ear: 0.5, crease: 0 },
  rows: [
    // Mantle: small feathers with a glossy edge.
    {
      from: path('0.32,0.02 0.5,0 0.72,0.02'),
      to: path('0.33,0.36 0.46,0.34 0.7,0.36'),
      rows: 9,
      length: [0.24, 0.36, 0.34],
      width: 0.62,
      pitch: 0.5,
      vane: 0.5,
      fringe: '#3c5aa6',
      fringeOpacity: 0.3,
    },
  ],
  tracts: [
    { at: 'upperparts', colour: '#172341', soft: 6 },
    { at: 'underparts', colour: '#f3e4cd', soft: 7 },
    { at: ['vent', 'undertail'], colour: '#efd3b0', soft: 14, opacity: 0.7 },
    { at: ['rump', 'uppertail'], colour: '#172341', soft: 4 },
    {
      sheet: path('0.6,-0.2 1.12,-0.2 1.12,1.2 0.975,1.2 0.95,0.7 0.84,0.6 0.6,0.4'),
      colour: '#172341',
      soft: 4,
    },
    {
      head: path('1,-0.4 0.2,-1.2 -1,-1.2 -1.9,-0.4 -2,0.6 -1.4,1.2 -0.5,0.8 0.1,0.35 0.9,0.1'),
      colour: '#182545',
      soft: 4,
    },
    { head: path('0.95,0.1 0.75,-0.3 0.5,-0.7 0.2,-0.78 0.3,-0.36 0.55,-0.04'), colour: '#9a3a22', soft: 3 },
    {
      sheet: path(
        '0.16,1.2 0.165,0.76 0.17,0.5 0.26,0.2 0.42,0.2 0.42,0.5 0.365,0.64 0.325,0.76 0.304,0.92 0.3,1.2',
      ),
      colour: '#1a2750',
      soft: 4,
    },
    {
      head: path(
        '1,0.2 0.45,0.2 0,0.3 -0.3,0.5 -0.46,0.86 -0.5,1.24 -0.3,1.5 0.1,1.6 0.5,1.64 0.95,1.6 1,0.9',
      ),
      colour: '#a23c22',
      soft: 3,
    },
  ],
  wing: {
    plan: { form: 'aerial', projection: 1.8, tipOnTail: 0.85, tuck: 0.05, tuckDepth: 0.86 },
    lesserCoverts: '#182546',
    scapulars: '#182546',
    rows: {
      primaries: {
        feather: { colour: '#24211f', fringe: '#7d776e', fringeWidth: 1.1 },
      },
      secondaries: {
        feather: { colour: '#24272f', fringe: '#56617c', fringeWidth: 1.1 },
      },
      tertials: {
        feather: { colour: '#26304a', fringe: '#4a5a80' },
      },
      primaryCoverts: { feather: { colour: '#22252e', fringe: '#414a5c', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#22252e' } },
      greaterCoverts: {
        feather: { colour: '#1f2b50', fringe: '#364a7c', fringeWidth: 1.2 },
      },
      medianCoverts: {
        feather: { colour: '#1e2d58', fringe: '#384d84', fringeWidth: 1.2 },
      },
    },
  },
  tail: {
    length: 1.9,
    width: 0.62,
    feathers: 6,
    fork: 0.32,
    notched: true,
    spread: 0.06,
    streamer: 1.3,
    bend: 0.04,
    feather: {
      colour: '#20263e',
      fringe: '#3b466a',
      fringeWidth: 0.7,
      shape: 'pointed',
    },
    except: {
      1: { zones: [{ from: 0.68, to: 0.86, colour: '#f3ecdf', web: 'inner', opacity: 0.95 }] },
    },
  },
  bill: { length: 0.33, depth: 0.95, curve: 0.14, culmen: 0.12, upper: '#1f1c1d' },
  eye: { radius: 0.13, iris: '#1c110c', plain: true },
  legs: {
    colour: '#3a2f2d',
    claw: '#1f1b1a',
    toeLength: 0.78,
    trousers: 1.8,
    trouserColour: '#e6d4ba',
    trouserLength: 0.8,
  },
  ornaments: [
    { kind: 'gloss', at: [-2, 1.6], radius: 2.2, colour: '#5a8be0', strength: 0.34 },
    { kind: 'gloss', at: [-0.6, -0.5], radius: 1, colour: '#6a96e6', strength: 0.3 },
  ],
  aloft: {
    group: 'swallow',
    view: 'below',
    x: 440,
    y: 250,
    size: 335,
    bank: -0.7,
    roll: -0.26,
    pitch: -0.08,
    look: -0.12,
    colours: {
      edges: 0.5,
      body: '#f2e2c8',
      head: '#20305c',
      undertail: '#efd9b8',
      bands: [
        { from: -0.1, to: 0.17, bow: 0.06, colour: '#a8402a', soft: 0.02, half: 0.85 },
        { from: 0.17, to: 0.22, bow: 0.05, colour: '#1a2750', soft: 0.02 },
      ],
      coverts: '#ecdcc0',
      greater: '#b9ab98',
      primaryCoverts: '#7d746d',
      marginal: '#8a8178',
      axillaries: '#f0dfc4',
      flight: '#3b3b43',
      secondaries: '#44434a',
      rim: '#5a5962',
      tail: '#23283c',
      tailSpots: '#efe8da',
      bill: '#211e22',
    },
  },
  scene: { habitat: 'cultivo', season: 'primavera', perch: { kind: 'cable' }, sun: 'hidden' },
  rasgos: [
    { texto: 'Garganta y frente rojo ladrillo', at: { head: [0.45, 0.8] } },
    { texto: 'Banda azul oscura en el pecho', at: { sheet: [0.248, 0.85] } },
    { texto: 'Dorso azul metálico', at: { sheet: [0.42, 0.16] } },
    { texto: 'Dos largas plumas en la cola', at: { plate: [412, 655] } },
    { texto: 'Vientre crema', at: { sheet: [0.55, 0.88] } },
  ],
};
