import { useEffect } from 'react';
import type { Sighting } from '../../../../domain/notebook/sighting.ts';
import { sightingsInWords } from '../../../../domain/notebook/sightings-in-words.ts';
import { knownNames, type NamedAve } from '../../../../domain/seen-list/avistadas.ts';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';

type Props = { aves: readonly NamedAve[]; onNotes: (notes: ReadonlyMap<string, string>) => void };

/** Tells the page what the notebook says of each species, by its name. */
export function SightingNotes({ aves, onNotes }: Props) {
  const { sightings } = useNotebook();
  useEffect(() => {
    if (sightings) onNotes(notesOf(aves, sightings.values()));
  }, [aves, sightings, onNotes]);
  return null;
}

function notesOf(aves: readonly NamedAve[], sightings: Iterable<Sighting>): ReadonlyMap<string, string> {
  const known = knownNames(aves);
  const bySpecies = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const nombre = known.get(sighting.nombre)?.nombre;
    if (!nombre) continue;
    const own = bySpecies.get(nombre);
    if (own) own.push(sighting);
    else bySpecies.set(nombre, [sighting]);
  }
  return new Map([...bySpecies].map(([nombre, own]) => [nombre, sightingsInWords(own)]));
}
