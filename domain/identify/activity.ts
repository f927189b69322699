import type { Familia } from '../species/orden.ts';

/** What a bird may be doing when one sees it. */
export const ACTIVITIES = ['suelo', 'tronco', 'agua', 'volando', 'posada'] as const;

export type Activity = (typeof ACTIVITIES)[number];

/** How one says it. */
export const ACTIVITY_PHRASES: Readonly<Record<Activity, string>> = {
  suelo: 'en el suelo',
  tronco: 'en un tronco',
  agua: 'en el agua',
  volando: 'volando',
  posada: 'posada',
};

/**
 * Where the birds of each family are usually seen, the most usual first, as the descriptions of the guide tell of them: our
 * reading, not a count. «En el agua» is swimming, wading or at its edge.
 * What is left out is not never seen, only no sign of the family.
 */
export const ACTIVITIES_OF_FAMILY: Readonly<Record<Familia, readonly Activity[]>> = {
  Accipitridae: ['volando', 'posada'],
  Acrocephalidae: ['posada'],
  Aegithalidae: ['posada'],
  Alaudidae: ['suelo', 'volando'],
  Alcedinidae: ['posada', 'agua', 'volando'],
  Anatidae: ['agua', 'suelo', 'volando'],
  Apodidae: ['volando'],
  Ardeidae: ['agua', 'suelo', 'volando', 'posada'],
  Burhinidae: ['suelo'],
  Caprimulgidae: ['volando', 'suelo'],
  Certhiidae: ['tronco'],
  Cettiidae: ['posada'],
  Charadriidae: ['suelo', 'agua', 'volando'],
  Ciconiidae: ['suelo', 'volando', 'posada', 'agua'],
  Cinclidae: ['agua', 'posada'],
  Cisticolidae: ['posada', 'volando'],
  Columbidae: ['suelo', 'posada', 'volando'],
  Coraciidae: ['posada', 'volando'],
  Corvidae: ['suelo', 'posada', 'volando'],
  Cuculidae: ['posada', 'volando'],
  Emberizidae: ['posada', 'suelo'],
  Estrildidae: ['posada', 'suelo'],
  Falconidae: ['volando', 'posada'],
  Fringillidae: ['posada', 'suelo'],
  Hirundinidae: ['volando', 'posada'],
  Laniidae: ['posada'],
  Laridae: ['agua', 'volando', 'suelo'],
  Meropidae: ['posada', 'volando'],
  Motacillidae: ['suelo', 'posada'],
  Muscicapidae: ['posada', 'suelo'],
  Oriolidae: ['posada'],
  Otididae: ['suelo'],
  Panuridae: ['posada'],
  Paridae: ['posada'],
  Passeridae: ['suelo', 'posada'],
  Phalacrocoracidae: ['agua', 'posada', 'volando'],
  Phasianidae: ['suelo'],
  Phylloscopidae: ['posada'],
  Picidae: ['tronco', 'posada'],
  Podicipedidae: ['agua'],
  Prunellidae: ['suelo', 'posada'],
  Psittacidae: ['posada', 'volando', 'suelo'],
  Psittaculidae: ['posada', 'volando'],
  Pteroclidae: ['suelo', 'volando'],
  Rallidae: ['agua', 'suelo'],
  Recurvirostridae: ['agua', 'suelo'],
  Regulidae: ['posada'],
  Remizidae: ['posada'],
  Scolopacidae: ['agua', 'suelo'],
  Sittidae: ['tronco', 'posada'],
  Strigidae: ['posada'],
  Sturnidae: ['suelo', 'posada', 'volando'],
  Sylviidae: ['posada'],
  Troglodytidae: ['posada', 'suelo'],
  Turdidae: ['suelo', 'posada'],
  Tytonidae: ['posada', 'volando'],
  Upupidae: ['suelo', 'posada', 'volando'],
};
