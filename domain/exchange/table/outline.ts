/** The outline of a region: rings of points, longitude first. A point is inside when it lies in an odd number of rings. */
export type Outline = readonly (readonly (readonly [lon: number, lat: number])[])[];

export function isInside(outline: Outline, { lat, lon }: { lat: number; lon: number }): boolean {
  let inside = false;
  for (const ring of outline)
    for (const [i, [x, y]] of ring.entries()) {
      const [px, py] = ring.at(i - 1) as readonly [number, number];
      if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside;
    }
  return inside;
}
