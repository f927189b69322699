import type { Ave } from './ave.ts';
import type { Familia } from './orden.ts';

/** The families of the guide, kin beside kin, as the IOC World Bird List arranges orders and families. */
export const FAMILY_SEQUENCE = [
  'Anatidae',
  'Phasianidae',
  'Caprimulgidae',
  'Apodidae',
  'Otididae',
  'Cuculidae',
  'Pteroclidae',
  'Columbidae',
  'Rallidae',
  'Podicipedidae',
  'Burhinidae',
  'Recurvirostridae',
  'Charadriidae',
  'Scolopacidae',
  'Laridae',
  'Ciconiidae',
  'Phalacrocoracidae',
  'Ardeidae',
  'Accipitridae',
  'Tytonidae',
  'Strigidae',
  'Upupidae',
  'Coraciidae',
  'Alcedinidae',
  'Meropidae',
  'Picidae',
  'Falconidae',
  'Psittacidae',
  'Psittaculidae',
  'Oriolidae',
  'Laniidae',
  'Corvidae',
  'Paridae',
  'Remizidae',
  'Panuridae',
  'Alaudidae',
  'Hirundinidae',
  'Cettiidae',
  'Aegithalidae',
  'Phylloscopidae',
  'Acrocephalidae',
  'Cisticolidae',
  'Sylviidae',
  'Regulidae',
  'Troglodytidae',
  'Sittidae',
  'Certhiidae',
  'Sturnidae',
  'Turdidae',
  'Muscicapidae',
  'Cinclidae',
  'Passeridae',
  'Estrildidae',
  'Prunellidae',
  'Motacillidae',
  'Fringillidae',
  'Emberizidae',
] as const satisfies readonly Familia[];

const PLACES = new Map<string, number>(FAMILY_SEQUENCE.map((familia, place) => [familia, place]));

/** For the taxonomic order of a list: by family, within it by binomial, so that each genus stands together. */
export function compareTaxonomically(
  a: Pick<Ave, 'cientifico' | 'familia'>,
  b: Pick<Ave, 'cientifico' | 'familia'>,
): number {
  const apart = (PLACES.get(a.familia) ?? PLACES.size) - (PLACES.get(b.familia) ?? PLACES.size);
  if (apart !== 0) return apart;
  if (a.cientifico === b.cientifico) return 0;
  return a.cientifico < b.cientifico ? -1 : 1;
}
