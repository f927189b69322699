import type { Recipe } from '../recipe.ts';
import { abubilla } from './abubilla.ts';
import { anadeAzulon } from './anade-azulon.ts';
import { buhoReal } from './buho-real.ts';
import { carboneroComun } from './carbonero-comun.ts';
import { cernicaloVulgar } from './cernicalo-vulgar.ts';
import { ciguenuelaComun } from './ciguenuela-comun.ts';
import { garzaReal } from './garza-real.ts';
import { golondrinaComun } from './golondrina-comun.ts';
import { gorrionComun } from './gorrion-comun.ts';
import { herrerilloComun } from './herrerillo-comun.ts';
import { jilgueroEuropeo } from './jilguero-europeo.ts';
import { mirloComun } from './mirlo-comun.ts';
import { petirrojoEuropeo } from './petirrojo-europeo.ts';
import { pitoRealIberico } from './pito-real-iberico.ts';

const ALL: readonly Recipe[] = [
  abubilla,
  anadeAzulon,
  buhoReal,
  carboneroComun,
  cernicaloVulgar,
  ciguenuelaComun,
  garzaReal,
  golondrinaComun,
  gorrionComun,
  herrerilloComun,
  jilgueroEuropeo,
  mirloComun,
  petirrojoEuropeo,
  pitoRealIberico,
];

/** Every recipe by the slug of its species. */
export const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries(
  ALL.map((recipe) => [recipe.slug, recipe]),
);
