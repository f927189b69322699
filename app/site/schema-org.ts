import { laminaPaths, paths } from '../../domain/addresses/paths.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { addressOf } from './site.ts';

/** A species as schema.org's `Taxon` (https://schema.org/Taxon), with its genus, family and order above it. */
export function schemaOfAve(ave: Ave): object {
  const [genero = ''] = ave.cientifico.split(' ');
  const { populares = [], ingles, anteriores = [], binomios = [] } = ave.nombres;
  const orden = { '@type': 'Taxon', name: ave.orden, taxonRank: 'order' };
  const familia = { '@type': 'Taxon', name: ave.familia, taxonRank: 'family', parentTaxon: orden };
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name: ave.cientifico,
    alternateName: [ave.nombre, ...populares, ingles, ...anteriores, ...(ave.alias ?? []), ...binomios],
    taxonRank: 'species',
    parentTaxon: { '@type': 'Taxon', name: genero, taxonRank: 'genus', parentTaxon: familia },
    description: ave.descripcion,
    image: addressOf(laminaPaths.png(ave.imagen)),
    url: addressOf(paths.ave(ave.nombre)),
    sameAs: [ave.wiki, ave.seo],
  };
}
