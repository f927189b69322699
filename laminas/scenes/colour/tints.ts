/** The colours of the disc: eighteen named tints, and which of them a habitat wears by hour and season. */
import type { Habitat, Season, TintName } from '../scene.ts';

/** Top and bottom of the disc's sky. */
export interface Tint {
  top: string;
  bottom: string;
}

export const TINTS: Record<TintName, Tint> = {
  salvia: { top: '#d6e1d0', bottom: '#9dbca0' },
  prado: { top: '#e1e9c5', bottom: '#afc68b' },
  oliva: { top: '#e4e3c0', bottom: '#b4b781' },
  miel: { top: '#f5e8be', bottom: '#e2c07b' },
  trigo: { top: '#f3e4b4', bottom: '#d9b669' },
  arena: { top: '#f4e5c9', bottom: '#dfc092' },
  melocotón: { top: '#f3dec1', bottom: '#ddb088' },
  coral: { top: '#f7ddc8', bottom: '#e2a68c' },
  terracota: { top: '#f1d4ba', bottom: '#ce9170' },
  rosa: { top: '#f3e0d7', bottom: '#d9aba2' },
  malva: { top: '#e9dde0', bottom: '#baaabc' },
  lavanda: { top: '#e1deea', bottom: '#afabc9' },
  cielo: { top: '#d5e4ed', bottom: '#9abdd4' },
  escarcha: { top: '#dee7eb', bottom: '#a8bfca' },
  agua: { top: '#dceae1', bottom: '#99c2be' },
  bruma: { top: '#e8dfd0', bottom: '#c0c3bb' },
  granito: { top: '#e0e2e4', bottom: '#a4adb8' },
  noche: { top: '#27325b', bottom: '#7a6a8e' },
};

/** The tints of one habitat: plain day, evening, and the seasons that differ. */
interface Wardrobe extends Partial<Record<Season, TintName>> {
  day: TintName;
  evening: TintName;
}

export const WARDROBES: Record<Habitat, Wardrobe> = {
  ciudad: { day: 'melocotón', evening: 'coral', primavera: 'rosa', otoño: 'terracota', invierno: 'bruma' },
  parque: { day: 'salvia', evening: 'rosa', primavera: 'prado', otoño: 'melocotón', invierno: 'escarcha' },
  bosque: { day: 'salvia', evening: 'miel', primavera: 'prado', otoño: 'melocotón', invierno: 'escarcha' },
  matorral: { day: 'rosa', evening: 'coral', verano: 'trigo', otoño: 'terracota', invierno: 'malva' },
  cultivo: { day: 'miel', evening: 'melocotón', primavera: 'prado', verano: 'trigo', invierno: 'bruma' },
  estepa: { day: 'arena', evening: 'terracota', primavera: 'oliva', verano: 'trigo', invierno: 'cielo' },
  humedal: { day: 'agua', evening: 'malva', verano: 'cielo', otoño: 'bruma', invierno: 'escarcha' },
  río: { day: 'agua', evening: 'rosa', primavera: 'prado', otoño: 'miel', invierno: 'escarcha' },
  roquedo: { day: 'arena', evening: 'coral', primavera: 'cielo', otoño: 'terracota', invierno: 'granito' },
  'alta montaña': {
    day: 'cielo',
    evening: 'rosa',
    primavera: 'lavanda',
    otoño: 'malva',
    invierno: 'escarcha',
  },
  dehesa: { day: 'oliva', evening: 'melocotón', primavera: 'prado', verano: 'miel', invierno: 'bruma' },
};

/** The colour the land of a habitat leans to. */
export const LAND_HUES: Record<Habitat, string> = {
  ciudad: '#b5694a',
  parque: '#557f52',
  bosque: '#47694e',
  matorral: '#6f7450',
  cultivo: '#a8873f',
  estepa: '#a88a52',
  humedal: '#5d8273',
  río: '#557c62',
  roquedo: '#8a7468',
  'alta montaña': '#5f7486',
  dehesa: '#7b8448',
};

/** What bare ground leans to, by its kind. */
export const EARTH_HUES = {
  hierba: '#7f9255',
  tierra: '#b3936a',
  rastrojo: '#c6a361',
  surcos: '#a47f50',
  hojarasca: '#94764e',
  losas: '#b7a898',
  piedra: '#a39a92',
  lodo: '#8b7a66',
} as const;
