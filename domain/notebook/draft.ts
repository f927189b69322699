import type { Day } from '../calendar/day.ts';
import { isPartialDay, notYetInWords } from '../calendar/partial-day.ts';
import { isTime } from './parse-sighting.ts';
import type { NewSighting, Place, Sighting } from './sighting.ts';

/** A sighting as it stands in the boxes of a form. An empty box is what is not known. */
export type Draft = {
  fecha: string;
  hora: string;
  lugar: string;
  /** Coordinates of the place, which no box holds. */
  punto: { lat: number; lon: number } | null;
  cuenta: string;
  nota: string;
};

/** What is wrong with a box, in a sentence for the visitor. */
export type DraftFault = { box: keyof Draft; sentence: string };

export function draftOf({ fecha = '', hora = '', lugar, cuenta, nota = '' }: Partial<Sighting>): Draft {
  const { nombre = '', lat, lon } = lugar ?? {};
  return {
    fecha,
    hora,
    lugar: nombre,
    punto: lat === undefined || lon === undefined ? null : { lat, lon },
    cuenta: cuenta === undefined ? '' : String(cuenta),
    nota,
  };
}

/** What a form says `today` of a sighting of the species; or what is wrong with it. */
export function readDraft(nombre: string, draft: Draft, today: Day): NewSighting | DraftFault {
  const fecha = draft.fecha.trim();
  if (fecha !== '' && !isPartialDay(fecha)) return { box: 'fecha', sentence: `«${fecha}» no es una fecha.` };
  const notYet = notYetInWords(fecha, today);
  if (notYet) return { box: 'fecha', sentence: `Esa fecha no vale: ${notYet}.` };
  const hora = draft.hora.trim();
  if (hora !== '' && !isTime(hora)) return { box: 'hora', sentence: `«${hora}» no es una hora, como 08:30.` };
  const written = draft.cuenta.trim();
  const cuenta = written === 'presente' ? written : Number(written);
  if (
    cuenta !== 'presente' &&
    (!Number.isSafeInteger(cuenta) || cuenta < 0 || (written !== '' && cuenta === 0))
  )
    return {
      box: 'cuenta',
      sentence: `«${written}» no es un número de aves: escribe 1, 2, 3… o déjalo vacío.`,
    };
  const lugar = placeOf(draft);
  const nota = draft.nota.trim().normalize('NFC');
  return {
    nombre,
    ...(fecha && { fecha }),
    ...(hora && { hora }),
    ...(lugar && { lugar }),
    ...(written && { cuenta }),
    ...(nota && { nota }),
  };
}

/** A point without a name is called by its coordinates. */
function placeOf({ lugar, punto }: Draft): Place | undefined {
  const name = lugar.trim().normalize('NFC');
  if (name === '' && !punto) return undefined;
  return { nombre: name || pointInWords(punto as NonNullable<Draft['punto']>), ...punto };
}

/** A point to some ten metres: `40.4200, -3.7500`. */
export function pointInWords({ lat, lon }: { lat: number; lon: number }): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}
