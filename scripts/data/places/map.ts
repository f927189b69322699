import { forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { Lugar, Marker, Outline } from '../../../domain/places/lugar.ts';
import { CAPITAL, COMMUNITY, loadAtlas, shapeOf } from './atlas.ts';

/** Unit of the map: a px of the narrowest phone, on which the marks must be as far apart as fingers need. */
const WIDTH = 284;
const MARGIN = 6;
const APART = 25.5;

/** Steps after which the marks have come to rest. */
const STEPS = 400;

/** Units that a mark may stand beside its point without a line to it. */
const NEAR = 5;

/** The outline of the Community, north up, and where each place stands in it. */
export function mapOf(lugares: readonly Lugar[]): { outline: Outline; markers: Marker[] } {
  const atlas = loadAtlas();
  const community = shapeOf(atlas, 'autonomous_regions', COMMUNITY);
  const projection = geoMercator().fitWidth(WIDTH - 2 * MARGIN, community);
  const [[left, top], [, bottom]] = geoPath(projection).bounds(community);
  const [x, y] = projection.translate();
  projection.translate([x - left + MARGIN, y - top + MARGIN]);
  const path = geoPath(projection).digits(1);
  return {
    outline: {
      width: WIDTH,
      height: Math.ceil(bottom - top + 2 * MARGIN),
      community: path(community) ?? '',
      capital: path(shapeOf(atlas, 'municipalities', CAPITAL)) ?? '',
    },
    markers: markersOf(lugares, projection),
  };
}

type Mark = SimulationNodeDatum & { at: [number, number] };

/** Marks as near to their points as they can be without covering each other. */
function markersOf(lugares: readonly Lugar[], projection: GeoProjection): Marker[] {
  const marks = lugares.map(({ id, coordenadas: [latitude, longitude] }): Mark => {
    const at = projection([longitude, latitude]);
    if (!at) throw new Error(`${id} lies outside of the map`);
    return { at, x: at[0], y: at[1] };
  });
  forceSimulation(marks)
    .force('x', forceX<Mark>(({ at }) => at[0]).strength(0.2))
    .force('y', forceY<Mark>(({ at }) => at[1]).strength(0.2))
    .force(
      'apart',
      forceCollide<Mark>(APART / 2)
        .strength(1)
        .iterations(8),
    )
    .stop()
    .tick(STEPS);
  return marks.map(({ x = 0, y = 0, at }) => {
    const far = Math.hypot(x - at[0], y - at[1]) > NEAR;
    return { x: tenth(x), y: tenth(y), ...(far && { of: [tenth(at[0]), tenth(at[1])] }) };
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
