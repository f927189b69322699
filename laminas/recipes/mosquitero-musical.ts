import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroMusical: Recipe = {
  slug: 'mosquitero-musical',
  archetype: 'willowWarbler',
  facing: 'right',
  pose: {
    nape: 0.5,
    head: 0.95,
    skull: { crown: -0.06, forehead: -0.02, nape: -0.04 },
    compact: 0.84,
    plump: 0.89,
    depth: 0.8,
    turn: -0.06,
    legs: 0.81,
    move: { d4: [-4, 2], d5: [-8, 6], d6: [-8, 8], v2: [4, 0], v3: [2, -2], v4: [0, 0] },
    droop: 0.03,
  },
  frame: { size: 0.94, dx: 6, dy: 12 },
  base: '#94966a',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8f9060', soft: 8 },
    { at: 'rump', colour: '#9a9d67', soft: 16 },
    { at: 'underparts', colour: '#f6efc9', soft: 10 },
    { sheet: path('0.12,0.5 0.3,0.5 0.4,0.62 0.42,0.84 0.36,1.1 0.16,1.1'), colour: '#f1e8b6', soft: 56 },
    {
      sheet: path('0.22,0.6 0.34,0.58 0.46,0.7 0.4,0.86 0.26,0.86'),
      colour: '#efe5a6',
      soft: 34,
      opacity: 0.8,
      mark: { kind: 'streak', colour: '#dccd84', width: 0.34, length: 0.9, opacity: 0.45, chance: 0.6 },
    },
    { at: ['flanks'], colour: '#ebe0ae', soft: 30, opacity: 0.7 },
    { sheet: path('0.5,0.86 0.66,0.8 0.86,0.8 0.9,1.1 0.5,1.1'), colour: '#f3ebcd', soft: 46, opacity: 0.8 },
    { at: 'undertail', colour: '#f0e8bc', soft: 12 },
    {
      head: path(
        '0.74,-0.06 0.5,-0.5 0.1,-0.95 -0.5,-1.2 -1.2,-1 -1.6,-0.5 -1.5,-0.1 -0.9,-0.3 -0.2,-0.36 0.3,-0.26',
      ),
      colour: '#85865a',
      soft: 12,
    },
    { head: path('0.9,0.3 0.3,0.34 -0.3,0.56 -0.7,1.1 -0.3,1.8 0.5,1.8 1,1.2'), colour: '#f1e6b0', soft: 34 },
    {
      head: path('0.6,0.24 0,0.16 -0.9,0.04 -1.3,0.16 -1.25,0.56 -0.7,0.74 -0.1,0.54 0.4,0.36'),
      colour: '#cdc483',
      soft: 6,
      mark: { kind: 'streak', colour: '#8b8757', width: 0.26, length: 0.7, opacity: 0.35, chance: 0.6 },
    },
    {
      head: path(
        '0.8,-0.04 0.4,-0.2 0,-0.28 -0.4,-0.3 -0.72,-0.24 -0.95,-0.13 -0.72,-0.13 -0.4,-0.16 0,-0.17 0.3,-0.12 0.8,0.06',
      ),
      colour: '#f3e7a6',
      soft: 4,
    },
    {
      head: path(
        '0.8,0.05 0.4,-0.04 0.1,-0.1 -0.3,-0.12 -0.7,-0.07 -1,0.03 -0.7,0.07 -0.3,0.09 0.1,0.11 0.4,0.12 0.8,0.17',
      ),
      colour: '#6f6a49',
      soft: 5,
    },
  ],
  wing: {
    plan: { projection: 0.8, tipOnTail: 0.26, tipBeside: 0.25, primaryTips: 7, flankDepth: 0.22 },
    lesserCoverts: '#94956a',
    scapulars: '#929465',
    rows: {
      primaries: {
        feather: { colour: '#575641', fringe: '#b3b67c', fringeWidth: 1, tipFringe: true },
      },
      secondaries: { feather: { colour: '#6c6b4f', fringe: '#b6b97e', fringeWidth: 1.9 } },
      tertials: { feather: { colour: '#6f6e51', rim: '#a9aa7a', rimWidth: 1.5 } },
      primaryCoverts: { feather: { colour: '#5b5a42', fringe: '#a2a66d', fringeWidth: 0.9 } },
      alula: { feather: { colour: '#55543f', fringe: '#a2a66d', fringeWidth: 0.9 } },
      greaterCoverts: {
        feather: { colour: '#7d7d59', fringe: '#a6a975', fringeWidth: 1.6, tipFringe: true },
      },
      medianCoverts: { feather: { colour: '#8c8d63', rim: '#a3a572', rimWidth: 1.2 } },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.32,
    lift: 0.08,
    length: 2.7,
    width: 0.44,
    bend: 0.16,
    spread: 0.05,
    fork: 0.07,
    notched: true,
    feather: { colour: '#706e51', fringe: '#b4b673', fringeWidth: 1.1 },
  },
  bill: { length: 0.6, depth: 0.68, upper: '#5a4638', lower: '#d49f75' },
  eye: { radius: 0.15, iris: '#21140b' },
  legs: { trouserLength: 0.5, trousers: 1.7, colour: '#d3b096', claw: '#7a5a46' },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'fresno', slope: 7, thickness: 24, short: 66 },
    palette: 'cielo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Patas claras', at: { leg: 0.8 } },
    { texto: 'Ceja fina y amarillenta', at: { head: [-0.5, -0.22] } },
    { texto: 'Punta del ala larga', at: { wing: [0.9, 0.5] } },
    { texto: 'Lavado amarillento sin borde', at: { sheet: [0.22, 0.8] } },
    { texto: 'Base del pico anaranjada', at: { bill: 0.3 } },
  ],
};
