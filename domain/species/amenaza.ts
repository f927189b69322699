/** Threat levels, from the least to the most threatened, then those outside the scale. */
export const AMENAZAS = [
  'Preocupación menor',
  'Casi amenazado',
  'Vulnerable',
  'En peligro',
  'En peligro crítico',
  'Datos insuficientes',
  'Especie exótica invasora',
] as const;

export type Amenaza = (typeof AMENAZAS)[number];

/**
 * IUCN code shown in the threat icon; `null` for exotic invaders, which the specification shows without icon.
 * Source: IUCN Red List Categories and Criteria, version 3.1.
 */
export const IUCN_CODES: Record<Amenaza, string | null> = {
  'Preocupación menor': 'LC',
  'Casi amenazado': 'NT',
  Vulnerable: 'VU',
  'En peligro': 'EN',
  'En peligro crítico': 'CR',
  'Datos insuficientes': 'DD',
  'Especie exótica invasora': null,
};
