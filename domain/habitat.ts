/** Habitats of the Community of Madrid that the guide tells apart, each as where a bird was seen. */
export const FRASE_DE_HABITAT = {
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

export type Habitat = keyof typeof FRASE_DE_HABITAT;

export const HABITATS = Object.keys(FRASE_DE_HABITAT) as Habitat[];
