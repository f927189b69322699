import type { LaminaInWords } from '../domain/plates/lamina.ts';
import type { ArchetypeName } from './anatomy/archetypes/archetypes.ts';
import { largoOf } from './appearance.ts';
import type { Dress } from './flight/flight.ts';
import { rasgosOf } from './rasgos.ts';
import type { Pareja, Recipe } from './recipe.ts';
import type { PerchKind } from './scenes/scene.ts';

const LUGARES: Record<PerchKind, string> = {
  rama: 'Sobre una rama',
  tallo: 'En un tallo',
  cable: 'Sobre un cable',
  tronco: 'En el tronco de un árbol',
  poste: 'Sobre un poste',
  muro: 'Sobre un muro',
  roca: 'Sobre una roca',
  suelo: 'En el suelo',
  orilla: 'En la orilla',
  agua: 'En el agua',
  aire: 'En vuelo',
};

const FRENTE: readonly ArchetypeName[] = ['barnOwl', 'owl', 'standingOwl'];

const SEGUNDA: Record<Pareja['what'] | NonNullable<Dress['what']>, string> = {
  hembra: 'la hembra',
  joven: 'un joven',
  'en invierno': 'otro ejemplar en invierno',
  'en verano': 'otro ejemplar en verano',
  'forma oscura': 'un ejemplar de la forma oscura',
};

/** What the plate of a recipe shows, in the words of a visitor. */
export function enPalabras(recipe: Recipe): LaminaInWords {
  const { aloft, archetype, facing, pareja, scene } = recipe;
  const mirada = facing === 'right' ? 'hacia la derecha' : 'hacia la izquierda';
  const lado = ladoOf(aloft?.view);
  const perfil = FRENTE.includes(archetype) ? 'de frente' : `de perfil, mirando ${mirada}`;
  const postura = aloft?.main ? `con las alas abiertas, ${lado}` : perfil;
  const noche = scene.hour === 'noche' ? ', de noche' : '';
  const sentences = [`${LUGARES[scene.perch.kind]}, ${postura}${noche}.`];
  if (pareja) sentences.push(`A su lado, ${SEGUNDA[pareja.what]}.`);
  if (aloft && !aloft.main) sentences.push(`Aparte, en pequeño, la misma ave en vuelo, ${lado}.`);
  sentences.push(...otherDresses(recipe));
  return { descripcion: sentences.join(' '), rasgos: rasgosOf(recipe), largo: largoOf(recipe) };
}

/** The birds in flight that wear another dress than the first. */
function otherDresses({ aloft }: Recipe): string[] {
  return (aloft?.flock ?? []).flatMap((bird) =>
    'what' in bird && bird.what
      ? [`También en vuelo, ${SEGUNDA[bird.what]}, ${ladoOf(bird.view ?? aloft?.view)}.`]
      : [],
  );
}

const ladoOf = (view?: 'above' | 'below') => (view === 'above' ? 'desde arriba' : 'desde abajo');
