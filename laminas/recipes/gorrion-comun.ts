import { path } from '../geometry/path.ts';
import type { Contour } from '../parts/contour.ts';
import type { Stance } from '../parts/legs.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import type { Recipe } from '../recipe.ts';

/** The outline that both birds share. */
const build: NonNullable<Recipe['pose']>['move'] = {
  d0: [5, 4],
  v0: [6, 0],
  v1: [8, -4],
  v2: [14, -6],
  v3: [15, -8],
  v4: [6, -4],
  d4: [-4, 4],
  d5: [3, 4],
  d6: [8, 0],
  d8: [-2, -4],
};

/** How both birds are set on their legs. */
const stance: Stance = {
  tarsus: 0.36,
  hidden: 0.28,
  girth: 0.08,
  toe: 0.52,
  scutes: 0.6,
  thigh: 0.24,
  lean: [0.4, 0.12],
  stride: 0.18,
  yaw: [0.4, -0.1],
  apart: 0.02,
};

/** A heavy-breasted, short trunk with a break at the nape. */
const trunk: Contour = {
  nape: { at: [0.13, -0.315], slope: 0.5, turn: -0.4 },
  mantle: { at: [0.36, -0.235], slope: 0.06 },
  back: { at: [0.68, -0.165], slope: 0.16 },
  rump: { at: [0.88, -0.105], slope: 0.18 },
  jugular: { at: [-0.1, 0.22], slope: 1.35, turn: 0.12 },
  breast: { at: [-0.04, 0.4], slope: 1.06 },
  belly: { at: [0.28, 0.545], slope: -0.02 },
  vent: { at: [0.76, 0.325], slope: -0.58, turn: 0.24 },
};

export const gorrionComun: Recipe = {
  slug: 'gorrion-comun',
  archetype: 'sparrow',
  pose: {
    head: 1,
    plump: 0.96,
    depth: 0.96,
    compact: 0.86,
    legs: 1,
    turn: 0.21,
    neck: -0.14,
    skull: { crown: -0.03 },
    contour: trunk,
    move: build,
  },
  frame: { size: 0.722, dx: 276, dy: 0 },
  base: '#8f6a48',
  coat: 'loose',
  rows: streakedBack({ vane: '#9a6c45', dark: '#231a14', width: 0.6, brace: '#d3b184' }),
  tracts: [
    {
      at: 'upperparts',
      colour: '#9a6c45',
      soft: 8,
    },
    { at: ['rump', 'uppertail'], colour: '#8e8a82', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#cfcac0', soft: 10, mark: 'none' },
    { at: 'flanks', colour: '#b5ada1', soft: 14 },
    {
      sheet: path('0.18,0.34 0.27,0.26 0.35,0.36 0.36,0.52 0.26,0.6 0.18,0.5'),
      colour: '#c6c2b9',
      soft: 10,
      mark: 'none',
    },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.8,0 -1.6,0.8 -0.6,1.2 0.4,1.1 1,0.8'),
      colour: '#a9a69f',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('0.9,0.06 0.55,-0.5 0.1,-1 -0.6,-1.3 -1.3,-1 -1.4,-0.5 -0.8,-0.45 -0.2,-0.42 0.3,-0.2'),
      colour: '#85837e',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '0.1,-0.26 -0.3,-0.42 -0.9,-0.5 -1.4,-0.8 -1.9,-0.3 -2,0.5 -1.5,0.8 -1.2,0.4 -0.8,0 -0.3,-0.06',
      ),
      colour: '#7a3f22',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('0.75,0.02 0.3,-0.14 0.1,-0.1 -0.1,0 0.1,0.16 0.4,0.2 0.75,0.28'),
      colour: '#221c19',
      soft: 2.5,
    },
    { head: path('-0.2,-0.06 -0.3,-0.12 -0.44,-0.08 -0.32,-0.01'), colour: '#e6e2da', soft: 3 },
    {
      head: path(
        '0.85,0.38 0.4,0.38 0.16,0.6 0.02,0.92 -0.2,1.2 -0.5,1.46 -0.66,1.84 -0.4,2.16 0.1,2.26 0.5,2.1 0.9,1.3',
      ),
      colour: '#231d1a',
      soft: 6,
    },
  ],
  wing: {
    plan: { form: 'finch', projection: 0.3, tipOnTail: 0.3, tuck: 0.07 },
    lesserCoverts: '#7c4728',
    scapulars: '#9a6c45',
    rows: {
      primaries: { feather: { colour: '#4c3d33', fringe: '#a8835f', fringeWidth: 1, tipFringe: true } },
      secondaries: { feather: { colour: '#4e3e33', fringe: '#a17b56', fringeWidth: 1.8 } },
      tertials: {
        feather: { colour: '#46352a', fringe: '#b98f64', fringeWidth: 2.2, tipFringe: true },
      },
      primaryCoverts: { feather: { colour: '#463830', fringe: '#96714f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#3f332b', fringe: '#8d6b4d', fringeWidth: 0.8 } },
      greaterCoverts: {
        feather: { colour: '#875733', rim: '#b3855a', rimWidth: 1.5, centre: '#46301f', centreWidth: 0.5 },
      },
      medianCoverts: { feather: { colour: '#35261d', tip: '#f0ece2', tipLength: 0.36, shape: 'square' } },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 1.8,
    width: 0.65,
    fork: 0.04,
    notched: true,
    undertail: 0.48,
    spread: 0.06,
    feather: { colour: '#54463b', fringe: '#a08468', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.57,
    depth: 1.12,
    curve: 0.05,
    culmen: 0.13,
    gonys: 0.08,
    kink: 0.2,
    upper: '#2a2727',
    lower: '#33302f',
    seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
  },
  eye: { radius: 0.146, iris: '#24150d' },
  legs: {
    stance,
    colour: '#a5796a',
    claw: '#5a463c',
  },
  pareja: {
    what: 'hembra',
    legs: {
      stance: { ...stance, lean: [0.16, 0.4], stride: -0.16, yaw: [0.05, 0.3] },
      colour: '#a5796a',
      claw: '#5a463c',
    },
    size: 0.92,
    x: 336,
    pose: {
      head: 0.98,
      plump: 0.98,
      depth: 0.98,
      compact: 0.84,
      legs: 0.98,
      turn: 0.08,
      carry: [6, 10],
      skull: { crown: -0.01 },
      contour: trunk,
      move: build,
    },
    facing: 'right',
    base: '#9a8468',
    rows: streakedBack({ vane: '#9a7d5a', dark: '#332821', width: 0.52, brace: '#cdb389' }),
    tracts: [
      {
        at: 'upperparts',
        colour: '#9a7d5a',
        soft: 8,
      },
      { at: ['rump', 'uppertail'], colour: '#94826a', soft: 8, mark: 'none' },
      { at: 'underparts', colour: '#cdc3b3', soft: 10, mark: 'none' },
      {
        head: path('1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.9,0 -1.7,0.8 -0.6,1.2 0.4,1.1 1,0.8'),
        colour: '#a3927a',
        soft: 6,
        mark: 'none',
      },
      {
        head: path('0.9,0 0.5,-0.6 -0.5,-1.4 -1.6,-1 -2,0.2 -1.6,0.4 -1.2,-0.4 -0.4,-0.5 0.3,-0.3'),
        colour: '#83705a',
        soft: 5,
      },
      {
        head: path('0.1,-0.21 -0.25,-0.3 -0.75,-0.3 -1.2,-0.12 -1.3,0 -0.85,-0.08 -0.4,-0.12 0.05,-0.13'),
        colour: '#d8c49c',
        soft: 4,
      },
      {
        head: path('0.3,-0.06 -0.2,-0.1 -0.9,-0.1 -1.4,0.1 -1.3,0.2 -0.7,0.1 0.2,0.1'),
        colour: '#5c4a39',
        soft: 3,
      },
    ],
    wing: {
      plan: { form: 'finch', projection: 0.3, tipOnTail: 0.3, tuck: 0.07 },
      lesserCoverts: '#8a7050',
      scapulars: '#9a7d5a',
      rows: {
        primaries: { feather: { colour: '#54473b', fringe: '#a58a68', fringeWidth: 1 } },
        secondaries: { feather: { colour: '#56483b', fringe: '#a1876a', fringeWidth: 1.7 } },
        tertials: {
          feather: { colour: '#4b3d31', fringe: '#b99e78', fringeWidth: 2, tipFringe: true },
        },
        primaryCoverts: { feather: { colour: '#4e4237', fringe: '#8f775a', fringeWidth: 0.8 } },
        alula: { feather: { colour: '#4a3e34', fringe: '#8f775a', fringeWidth: 0.8 } },
        greaterCoverts: {
          feather: { colour: '#715b45', rim: '#b3976f', rimWidth: 1.5, centre: '#463729', centreWidth: 0.5 },
        },
        medianCoverts: { feather: { colour: '#4d3d30', tip: '#d3c1a0', tipLength: 0.26, shape: 'square' } },
      },
    },
    bill: {
      length: 0.56,
      depth: 1.2,
      curve: 0.05,
      culmen: 0.17,
      gonys: 0.12,
      kink: 0.2,
      upper: '#6b5a4a',
      lower: '#8d7760',
      seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
    },
  },
  scene: { habitat: 'ciudad', season: 'primavera', perch: { kind: 'muro', bare: true } },
  rasgos: [
    { texto: 'Babero negro (macho)', at: { head: [0.2, 1.2] } },
    { texto: 'Píleo gris y nuca castaña', at: { head: [-0.6, -0.75] } },
    { texto: 'Franja alar blanca', at: { wing: [0.24, 0.5] } },
    { texto: 'Mejilla gris sucia', at: { head: [-0.5, 0.45] } },
    { texto: 'Dorso castaño listado', at: { sheet: [0.48, 0.15] } },
  ],
};
