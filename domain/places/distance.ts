/** Latitude and longitude, degrees. */
type Coordinates = readonly [latitude: number, longitude: number];

/** Radius of the sphere nearest to the Earth, km. */
const EARTH = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres from one point to another as the crow flies, by the haversine formula. */
export function kilometresBetween([latA, lonA]: Coordinates, [latB, lonB]: Coordinates): number {
  const chord =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(chord));
}

/** As a visitor reads it. A place is no point, so nothing is told to the metre. */
export function kilometresInWords(kilometres: number): string {
  const whole = Math.round(kilometres);
  return whole < 1 ? 'a menos de 1 km' : `a unos ${whole} km`;
}
