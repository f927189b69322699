/** The families of each taxonomic order, as SEO/BirdLife and BirdLife International arrange the species of Madrid. */
export const FAMILIES_OF_ORDEN = {
  Accipitriformes: ['Accipitridae'],
  Anseriformes: ['Anatidae'],
  Bucerotiformes: ['Upupidae'],
  Caprimulgiformes: ['Apodidae', 'Caprimulgidae'],
  Charadriiformes: ['Burhinidae', 'Charadriidae', 'Laridae', 'Recurvirostridae', 'Scolopacidae'],
  Ciconiiformes: ['Ciconiidae'],
  Columbiformes: ['Columbidae'],
  Coraciiformes: ['Alcedinidae', 'Coraciidae', 'Meropidae'],
  Cuculiformes: ['Cuculidae'],
  Falconiformes: ['Falconidae'],
  Galliformes: ['Phasianidae'],
  Gruiformes: ['Rallidae'],
  Otidiformes: ['Otididae'],
  Passeriformes: [
    'Acrocephalidae',
    'Aegithalidae',
    'Alaudidae',
    'Certhiidae',
    'Cettiidae',
    'Cinclidae',
    'Cisticolidae',
    'Corvidae',
    'Emberizidae',
    'Estrildidae',
    'Fringillidae',
    'Hirundinidae',
    'Laniidae',
    'Motacillidae',
    'Muscicapidae',
    'Oriolidae',
    'Panuridae',
    'Paridae',
    'Passeridae',
    'Phylloscopidae',
    'Prunellidae',
    'Regulidae',
    'Remizidae',
    'Sittidae',
    'Sturnidae',
    'Sylviidae',
    'Troglodytidae',
    'Turdidae',
  ],
  Pelecaniformes: ['Ardeidae'],
  Piciformes: ['Picidae'],
  Podicipediformes: ['Podicipedidae'],
  Psittaciformes: ['Psittacidae', 'Psittaculidae'],
  Pterocliformes: ['Pteroclidae'],
  Strigiformes: ['Strigidae', 'Tytonidae'],
  Suliformes: ['Phalacrocoracidae'],
} as const satisfies Record<string, readonly string[]>;

export type Orden = keyof typeof FAMILIES_OF_ORDEN;
export type Familia = (typeof FAMILIES_OF_ORDEN)[Orden][number];

/** Taxonomic orders, alphabetically. */
export const ORDENES = Object.keys(FAMILIES_OF_ORDEN) as Orden[];

/** The order to which a family belongs, or `undefined` for a family unknown to the guide. */
export function ordenOfFamilia(familia: string): Orden | undefined {
  return ORDENES.find((orden) => (FAMILIES_OF_ORDEN[orden] as readonly string[]).includes(familia));
}
