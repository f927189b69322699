/** Habitats of the Community of Madrid that the guide tells apart. */
export const HABITATS = [
  'ciudad',
  'parque',
  'bosque',
  'matorral',
  'cultivo',
  'estepa',
  'humedal',
  'río',
  'roquedo',
  'alta montaña',
  'dehesa',
] as const;

export type Habitat = (typeof HABITATS)[number];
