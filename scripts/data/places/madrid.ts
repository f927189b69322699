import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Outline } from '../../../domain/exchange/table/outline.ts';

/** The Comunidad de Madrid by its number at the Instituto Nacional de Estadística. */
const MADRID = '13';

/** Decimals of a degree that are kept: some ten metres. */
const DECIMALS = 4;

type Regions = Topology<{ autonomous_regions: GeometryCollection }>;

/** The outline of the Comunidad de Madrid, of the Instituto Geográfico Nacional. */
export function outlineOfMadrid(): Outline {
  const atlas = createRequire(import.meta.url)('es-atlas/es/autonomous_regions.json') as Regions;
  const { features } = feature(atlas, atlas.objects.autonomous_regions);
  const geometry = features.find(({ id }) => id === MADRID)?.geometry;
  if (geometry?.type !== 'MultiPolygon') throw new Error('The atlas has no outline of Madrid');
  const round = (degrees = 0) => Number(degrees.toFixed(DECIMALS));
  return geometry.coordinates
    .flat()
    .map((ring) => ring.map(([lon, lat]) => [round(lon), round(lat)] as const));
}
