/** Habitats of the Community of Madrid that the guide tells apart, each as where a bird was seen. */
export const HABITAT_PHRASES = {
  ciudad: 'en la ciudad',
  parque: 'en tu parque',
  bosque: 'en el bosque',
  matorral: 'entre matorrales',
  cultivo: 'en los cultivos',
  estepa: 'en la estepa',
  humedal: 'en el humedal',
  río: 'en el río',
  roquedo: 'entre rocas',
  'alta montaña': 'en la alta montaña',
  dehesa: 'en la dehesa',
} as const;

export type Habitat = keyof typeof HABITAT_PHRASES;

export const HABITATS = Object.keys(HABITAT_PHRASES) as Habitat[];
