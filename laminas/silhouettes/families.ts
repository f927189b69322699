import type { Familia } from '../../domain/orden.ts';
import type { ArchetypeName, Bill, Proportions, Tail } from '../recipe.ts';
import type { Perch } from '../scenes/scene.ts';

/** The build of a family: nearest archetype, its proportions, and where it is usually seen. Lengths in head radii. */
export interface Build {
  archetype: ArchetypeName;
  pose?: Proportions;
  bill: Partial<Bill> & { length: number };
  tail: Partial<Tail> & { length: number; width: number };
  /** Folded wing over total length. */
  chord?: number;
  /** Width of the legs, factor. */
  legs?: { thickness?: number };
  perch: Perch;
  /** Size in the plate, factor. */
  size?: number;
  ear?: number;
  crest?: boolean;
  /** Spread wings, head radii, on birds that are only seen in flight. */
  wings?: { span: number; breadth: number };
}

const branch: Perch = { kind: 'rama' };
const ground: Perch = { kind: 'suelo' };
const trunk: Perch = { kind: 'tronco' };
const water: Perch = { kind: 'agua' };
const shore: Perch = { kind: 'orilla' };
const stalk: Perch = { kind: 'tallo' };
const rock: Perch = { kind: 'roca' };
const post: Perch = { kind: 'poste' };
const air: Perch = { kind: 'aire' };
const wire: Perch = { kind: 'cable' };

const songbird = (
  bill: Build['bill'],
  tail: Build['tail'],
  pose: Proportions = {},
  perch: Perch = branch,
): Build => ({ archetype: 'songbird', pose, bill, tail, perch });

/** Thin and upright, small-headed songbirds of leaves and reeds. */
const warbler = (tail: Build['tail'], perch: Perch = branch): Build =>
  songbird({ length: 0.5, depth: 0.6 }, tail, { head: 0.94, depth: 0.72, turn: 0.04, legs: 1.05 }, perch);

const HOOK = { kind: 'hooked', hook: 0.26, culmen: 0.2 } as const;

/** Every family of the guide. */
export const BUILDS: Readonly<Record<Familia, Build>> = {
  Accipitridae: {
    archetype: 'falcon',
    pose: { head: 0.9, plump: 1.16 },
    bill: { ...HOOK, length: 0.62, depth: 1.15 },
    tail: { length: 2.7, width: 1 },
    chord: 0.68,
    legs: { thickness: 1.2 },
    perch: rock,
  },
  Acrocephalidae: warbler({ length: 1.8, width: 0.55, graduated: 0.25 }, stalk),
  Aegithalidae: songbird(
    { length: 0.28 },
    { length: 3.8, width: 0.4, graduated: 0.3 },
    { head: 1.06, depth: 0.9 },
  ),
  Alaudidae: {
    archetype: 'walker',
    bill: { length: 0.66, depth: 0.85 },
    tail: { length: 2.1, width: 0.7 },
    perch: ground,
  },
  Alcedinidae: songbird(
    { length: 1.7, depth: 1 },
    { length: 0.9, width: 0.5 },
    { head: 1.12, depth: 0.88, legs: 0.45, turn: 0.16 },
  ),
  Anatidae: {
    archetype: 'duck',
    bill: { kind: 'duck', length: 1.62 },
    tail: { length: 1.3, width: 0.62, graduated: 0.25, spread: 0.12 },
    perch: water,
  },
  Apodidae: {
    archetype: 'swift',
    bill: { length: 0.3, depth: 0.7 },
    tail: { length: 2.2, width: 0.8, fork: 0.35, spread: 0.16 },
    wings: { span: 6.4, breadth: 1.5 },
    perch: air,
  },
  Ardeidae: {
    archetype: 'heron',
    bill: { length: 3.1, culmen: 0.02, gonys: 0.02 },
    tail: { length: 1.7, width: 0.9 },
    perch: shore,
  },
  Burhinidae: {
    archetype: 'wader',
    pose: { head: 1.25, legs: 0.62 },
    bill: { length: 1, depth: 0.9 },
    tail: { length: 1.9, width: 0.7 },
    legs: { thickness: 1.3 },
    perch: ground,
  },
  Caprimulgidae: songbird(
    { length: 0.22 },
    { length: 2.6, width: 0.8 },
    { head: 0.9, depth: 0.62, turn: -0.5, legs: 0.35 },
  ),
  Certhiidae: {
    archetype: 'woodpecker',
    pose: { plump: 0.9 },
    bill: { length: 0.85, depth: 0.6, curve: 0.2 },
    tail: { length: 2.1, width: 0.55, graduated: 0.2 },
    perch: trunk,
  },
  Cettiidae: warbler({ length: 1.9, width: 0.65, graduated: 0.2 }, stalk),
  Charadriidae: {
    archetype: 'wader',
    pose: { head: 1.3, legs: 0.6, plump: 1.05 },
    bill: { length: 0.75, depth: 0.8 },
    tail: { length: 0.8, width: 0.7 },
    legs: { thickness: 1.2 },
    perch: shore,
  },
  Ciconiidae: {
    archetype: 'heron',
    pose: { head: 1.1 },
    bill: { length: 3.9, depth: 1.1 },
    tail: { length: 1.5, width: 1 },
    legs: { thickness: 1.2 },
    perch: shore,
  },
  Cinclidae: songbird(
    { length: 0.5, depth: 0.8 },
    { length: 1.1, width: 0.7 },
    { head: 0.92, plump: 1.06, turn: -0.1 },
    rock,
  ),
  Cisticolidae: warbler({ length: 1.2, width: 0.6, graduated: 0.25 }, stalk),
  Columbidae: {
    archetype: 'pigeon',
    bill: { length: 0.62, depth: 0.75 },
    tail: { length: 3.4, width: 1.2 },
    perch: branch,
  },
  Coraciidae: songbird(
    { length: 0.85, depth: 1 },
    { length: 2.2, width: 0.62 },
    { head: 1, depth: 0.84, legs: 0.55, turn: 0.1 },
    wire,
  ),
  Corvidae: songbird(
    { length: 0.95, depth: 1.3, culmen: 0.18 },
    { length: 2.7, width: 0.85, graduated: 0.1 },
    { head: 0.86, depth: 0.8, turn: -0.04 },
  ),
  Cuculidae: {
    archetype: 'pigeon',
    pose: { head: 0.96, depth: 0.76, legs: 0.9 },
    bill: { length: 0.75, depth: 0.8, curve: 0.08 },
    tail: { length: 4.6, width: 1, graduated: 0.3 },
    perch: branch,
  },
  Emberizidae: songbird(
    { length: 0.42, depth: 1.05 },
    { length: 2.3, width: 0.62, fork: 0.1 },
    { head: 0.96, depth: 0.86, turn: 0.06 },
  ),
  Estrildidae: songbird(
    { length: 0.42, depth: 1.2 },
    { length: 1.8, width: 0.5 },
    { head: 1.04, plump: 0.94 },
    stalk,
  ),
  Falconidae: {
    archetype: 'falcon',
    bill: { ...HOOK, length: 0.48 },
    tail: { length: 3, width: 0.8 },
    chord: 0.72,
    perch: post,
  },
  Fringillidae: songbird(
    { length: 0.5, depth: 1.25 },
    { length: 1.9, width: 0.56, fork: 0.14 },
    { plump: 0.94 },
  ),
  Hirundinidae: {
    archetype: 'swallow',
    bill: { length: 0.32 },
    tail: { length: 1.9, width: 0.46, fork: 0.3 },
    chord: 0.68,
    perch: wire,
  },
  Laniidae: songbird(
    { ...HOOK, length: 0.5, depth: 1 },
    { length: 2.6, width: 0.6, graduated: 0.2 },
    { head: 1.04, depth: 0.82, turn: 0.16 },
  ),
  Laridae: {
    archetype: 'gull',
    bill: { length: 1, depth: 0.8, gonys: 0.16, culmen: 0.1 },
    tail: { length: 1.6, width: 1 },
    perch: shore,
  },
  Meropidae: songbird(
    { length: 1.15, depth: 0.7, curve: 0.14 },
    { length: 2.6, width: 0.55 },
    { head: 0.96, depth: 0.7, legs: 0.4, turn: 0.1 },
    wire,
  ),
  Motacillidae: {
    archetype: 'walker',
    pose: { depth: 0.86, head: 0.96 },
    bill: { length: 0.66, depth: 0.6 },
    tail: { length: 3.7, width: 0.6 },
    perch: ground,
  },
  Muscicapidae: songbird({ length: 0.5, depth: 0.8 }, { length: 2, width: 0.6 }),
  Oriolidae: songbird(
    { length: 0.8, depth: 0.9 },
    { length: 2.2, width: 0.66 },
    { head: 0.86, plump: 0.9, turn: -0.1 },
  ),
  Otididae: {
    archetype: 'heron',
    pose: { head: 1.25, plump: 1.2, legs: 0.72 },
    bill: { length: 1.1, depth: 0.9 },
    tail: { length: 2.4, width: 1.4 },
    legs: { thickness: 1.3 },
    perch: ground,
  },
  Panuridae: songbird(
    { length: 0.32, depth: 1 },
    { length: 3.4, width: 0.5, graduated: 0.35 },
    { head: 1.04 },
    stalk,
  ),
  Paridae: songbird(
    { length: 0.38, depth: 0.95 },
    { length: 1.8, width: 0.54 },
    { head: 1.08, plump: 0.97, turn: -0.1 },
  ),
  Passeridae: songbird(
    { length: 0.5, depth: 1.3, culmen: 0.2 },
    { length: 1.8, width: 0.55 },
    { head: 1.02, legs: 0.9 },
  ),
  Phalacrocoracidae: {
    archetype: 'heron',
    pose: { head: 1.1, plump: 1.1, legs: 0.3, turn: 0.35 },
    bill: { ...HOOK, length: 1.9, depth: 0.8 },
    tail: { length: 2.6, width: 1, graduated: 0.2 },
    legs: { thickness: 1.3 },
    perch: rock,
  },
  Phasianidae: {
    archetype: 'gamebird',
    bill: { length: 0.55, depth: 1, curve: 0.16 },
    tail: { length: 1.5, width: 1.1 },
    perch: ground,
  },
  Phylloscopidae: warbler({ length: 1.7, width: 0.5, fork: 0.08 }),
  Picidae: {
    archetype: 'woodpecker',
    bill: { length: 1.2, depth: 1 },
    tail: { length: 2.4, width: 0.66, graduated: 0.3 },
    perch: trunk,
  },
  Podicipedidae: {
    archetype: 'duck',
    pose: { head: 0.86, plump: 0.95 },
    bill: { length: 1.2, depth: 0.6 },
    tail: { length: 0.5, width: 0.5 },
    perch: water,
  },
  Prunellidae: songbird(
    { length: 0.45, depth: 0.8 },
    { length: 2, width: 0.6 },
    { turn: -0.14, plump: 0.95 },
  ),
  Psittacidae: parrot(2.8),
  Psittaculidae: parrot(4),
  Pteroclidae: {
    archetype: 'pigeon',
    pose: { legs: 0.8, plump: 1.06, turn: -0.12 },
    bill: { length: 0.5, depth: 0.8, curve: 0.12 },
    tail: { length: 3, width: 0.8, graduated: 0.5 },
    perch: ground,
  },
  Rallidae: {
    archetype: 'duck',
    pose: { head: 0.84, plump: 0.92 },
    bill: { length: 0.8, depth: 0.66 },
    tail: { length: 0.9, width: 0.6 },
    perch: water,
  },
  Recurvirostridae: {
    archetype: 'wader',
    bill: { length: 2.6, depth: 0.7, curve: -0.08 },
    tail: { length: 1.15, width: 0.63 },
    chord: 0.6,
    perch: shore,
  },
  Regulidae: songbird({ length: 0.34, depth: 0.6 }, { length: 1.4, width: 0.5 }, { head: 1.14, plump: 1.02 }),
  Remizidae: songbird({ length: 0.4, depth: 0.8 }, { length: 1.8, width: 0.5 }, { head: 1.04 }, stalk),
  Scolopacidae: {
    archetype: 'wader',
    pose: { head: 1.12, legs: 0.6 },
    bill: { length: 2.5, depth: 0.85 },
    tail: { length: 1.2, width: 0.66 },
    legs: { thickness: 1.2 },
    perch: shore,
  },
  Sittidae: {
    archetype: 'woodpecker',
    pose: { plump: 1.05 },
    bill: { length: 0.8, depth: 0.85 },
    tail: { length: 1.2, width: 0.66 },
    perch: trunk,
  },
  Strigidae: {
    archetype: 'owl',
    bill: { kind: 'owl', length: 0.4 },
    tail: { length: 1, width: 0.9 },
    ear: 0.7,
    perch: branch,
  },
  Sturnidae: songbird(
    { length: 0.75, depth: 0.8 },
    { length: 1.4, width: 0.6 },
    { head: 0.86, depth: 0.84, turn: 0.06 },
  ),
  Sylviidae: songbird(
    { length: 0.48, depth: 0.7 },
    { length: 2.3, width: 0.56, graduated: 0.12 },
    { head: 1, plump: 0.88 },
  ),
  Troglodytidae: songbird(
    { length: 0.5, depth: 0.6, curve: 0.06 },
    { length: 1.1, width: 0.5, lift: 1.25 },
    { head: 1.06, plump: 1.04, turn: -0.3 },
  ),
  Turdidae: songbird(
    { length: 0.7, depth: 0.95 },
    { length: 2.6, width: 0.7 },
    { head: 0.86, depth: 0.86, turn: -0.02 },
  ),
  Tytonidae: {
    archetype: 'owl',
    pose: { plump: 0.9 },
    bill: { kind: 'owl', length: 0.4 },
    tail: { length: 1, width: 0.9 },
    perch: post,
  },
  Upupidae: {
    archetype: 'hoopoe',
    bill: { length: 2.5, curve: 0.17, depth: 0.86 },
    tail: { length: 2.6, width: 0.74 },
    chord: 0.53,
    crest: true,
    perch: ground,
  },
};

function parrot(tail: number): Build {
  return songbird(
    { ...HOOK, length: 0.5, depth: 1.5, hook: 0.4 },
    { length: tail, width: 0.6, graduated: 0.5 },
    { head: 0.98, depth: 0.7, turn: 0.2, legs: 0.4 },
  );
}
