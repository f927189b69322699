import type { Airborne } from './airborne-plan.ts';
import { type Mancha, plainManchas } from './manchas.ts';
import type { Ornament } from './parts/ornament.ts';
import type { Recipe } from './recipe.ts';

/** What crests, shields and the face of an owl take beside body and wing: shares judged on the finished plates. */
const ORNAMENT_SHARES: Readonly<Record<Ornament['kind'], number>> = {
  'fan-crest': 0.08,
  'nape-plumes': 0.01,
  'scapular-plumes': 0.05,
  aigrettes: 0.03,
  'breast-plumes': 0.03,
  crest: 0.03,
  'wedge-crest': 0.03,
  'tuft-crest': 0.02,
  frill: 0.04,
  skin: 0.03,
  puff: 0.08,
  garter: 0.005,
  ruff: 0.05,
  'flank-feathers': 0.1,
  gloss: 0,
};
const FACE_SHARE = 0.15;
const CULOTTES_SHARE = 0.06;

function evenly(colours: readonly string[], area: number): Mancha[] {
  return colours.map((colour) => ({ colour, area: area / colours.length }));
}

/** The colours of what few species have, shares of body and wing together. */
export function ornamentManchas({ ornaments = [], face, legs }: Recipe): Mancha[] {
  const manchas = ornaments.flatMap((ornament) => {
    const share = ORNAMENT_SHARES[ornament.kind];
    if ('colours' in ornament) return evenly(ornament.colours, share);
    if ('feather' in ornament)
      return plainManchas(ornament.feather).map((m) => ({ ...m, area: m.area * share }));
    if ('tip' in ornament && 'band' in ornament)
      return evenly([ornament.colour, ornament.colour, ornament.band, ornament.tip], share);
    return [{ colour: ornament.colour, area: share }];
  });
  if (face) manchas.push(...evenly([face.disc, face.disc, face.discDark, face.brow], FACE_SHARE));
  if (legs.culottes) manchas.push({ colour: legs.culottes.colour, area: CULOTTES_SHARE });
  return manchas;
}

/** The colours of a bird that is only seen flying; shares of 1, as wings, body and tail take them in plan. */
export function aloftManchas(colours: Airborne['colours']): Mancha[] {
  const {
    body,
    head = body,
    coverts,
    greater = coverts,
    flight,
    secondaries = flight,
    tail,
    bands = [],
  } = colours;
  return [
    { colour: body, area: 0.2 },
    { colour: head, area: 0.06 },
    { colour: coverts, area: 0.16 },
    { colour: greater, area: 0.1 },
    { colour: flight, area: 0.24 },
    { colour: secondaries, area: 0.12 },
    { colour: tail, area: 0.12 },
    ...bands.map(({ from, to, half = 1, colour }) => ({ colour, area: Math.max(0, to - from) * half * 0.2 })),
  ];
}
