import { type PartialDay, partialDayInWords } from '../calendar/partial-day.ts';
import { latestFirst, type Sighting } from './sighting.ts';

/** What a visitor reads of the sightings of one species: «Vista el 21 de noviembre de 2026 en El Pardo»; of none, nothing. */
export function sightingsInWords(sightings: readonly Sighting[]): string {
  const [first, ...others] = sightings;
  if (!first) return '';
  const latest = others.reduce((sum, each) => (latestFirst(each, sum) < 0 ? each : sum), first);
  if (sightings.length === 1) return `Vista${onDay(latest.fecha)}${atPlace(latest)}`;
  const last = latest.fecha ? `, la última${onDay(latest.fecha)}` : '';
  return `Vista ${sightings.length} veces${last}`;
}

function onDay(fecha: PartialDay | undefined): string {
  if (!fecha) return '';
  return ` ${fecha.length === 10 ? 'el' : 'en'} ${partialDayInWords(fecha)}`;
}

function atPlace({ lugar }: Sighting): string {
  return lugar ? ` en ${lugar.nombre}` : '';
}
