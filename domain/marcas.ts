import type { Rasgo } from './lamina.ts';

/** A point of a plate, px of 1200 × 900. */
export type Punto = { x: number; y: number };

/** Radius of the target of a mark, px of the plate: 12 px on a screen 320 wide, and so 24 across. */
export const RADIO_DE_MARCA = 50;

/** Least distance between two marks: their targets do not touch. */
export const SEPARACION = 2 * RADIO_DE_MARCA + 4;

/** How far a mark stands off what it points at, so as not to hide it. */
const APARTE = 110;

/** Least distance between a mark and what any mark points at. */
const DESPEJE = 62;

/** Where marks may stand. The strip below is that of the phrase. */
export const MARCO = { left: 52, top: 52, right: 1148, bottom: 778 };

/** The corner of the medal: marks stand clear of it. */
export const MEDALLA = { right: 330, bottom: 330 };

/** About the middle of the bird on every plate. */
const MEDIO = { x: 600, y: 442 };

/** Steps of the search about the wanted place. */
const ANILLO = 20;
const RUMBOS = 24;

/** How far the search goes: from one corner of a plate to the opposite one. */
const ALCANCE = 1500;

/**
 * Where the numbered mark of each rasgo stands: off its point, away from the others, apart from each other, within the plate
 * and clear of the medal. The same points give the same places.
 */
export function placeMarcas(rasgos: readonly Pick<Rasgo, 'x' | 'y'>[]): Punto[] {
  const places: Punto[] = [];
  for (const rasgo of rasgos) places.push(placeOf(rasgo, rasgos, places));
  return places;
}

/** The nearest free place for a mark; one that covers what another points at only where no other is free. */
function placeOf(rasgo: Punto, rasgos: readonly Punto[], places: readonly Punto[]): Punto {
  const wanted = outwards(rasgo);
  let first: Punto | undefined;
  for (const each of candidatesAbout(wanted)) {
    if (!isInPlate(each) || places.some((place) => distance(each, place) < SEPARACION)) continue;
    if (rasgos.every((other) => distance(each, other) >= DESPEJE)) return each;
    first ??= each;
  }
  return first ?? wanted;
}

/** The point moved away from the middle of the plate, where the bird is; upwards where it lies there itself. */
function outwards({ x, y }: Punto): Punto {
  const far = distance({ x, y }, MEDIO);
  if (far < 1) return { x, y: y - APARTE };
  return { x: x + ((x - MEDIO.x) / far) * APARTE, y: y + ((y - MEDIO.y) / far) * APARTE };
}

/** Places about a point, nearest first, over the whole plate. */
function* candidatesAbout({ x, y }: Punto): Generator<Punto> {
  for (let ring = 0; ring < ALCANCE; ring += ANILLO) {
    for (let i = 0; i < (ring === 0 ? 1 : RUMBOS); i++) {
      const angle = (i / RUMBOS) * 2 * Math.PI;
      yield { x: Math.round(x + ring * Math.cos(angle)), y: Math.round(y + ring * Math.sin(angle)) };
    }
  }
}

function isInPlate({ x, y }: Punto): boolean {
  const inside = x >= MARCO.left && x <= MARCO.right && y >= MARCO.top && y <= MARCO.bottom;
  return inside && !(x < MEDALLA.right && y < MEDALLA.bottom);
}

function distance(a: Punto, b: Punto): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
