import type { Outline } from '../../../domain/exchange/table/outline.ts';
import { COMMUNITY, loadAtlas, shapeOf } from './atlas.ts';

/** Decimals of a degree that are kept: some ten metres. */
const DECIMALS = 4;

/** The outline of the Community as a file with coordinates is asked against. */
export function outlineOfMadrid(): Outline {
  const { geometry } = shapeOf(loadAtlas(), 'autonomous_regions', COMMUNITY);
  if (geometry.type !== 'MultiPolygon') throw new Error('The atlas has no outline of Madrid');
  const round = (degrees = 0) => Number(degrees.toFixed(DECIMALS));
  return geometry.coordinates
    .flat()
    .map((ring) => ring.map(([lon, lat]) => [round(lon), round(lat)] as const));
}
