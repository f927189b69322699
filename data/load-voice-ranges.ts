import { z } from 'zod';
import type { VoiceKind } from '../domain/voices/score.ts';
import { VOICE_KINDS } from '../domain/voices/score.ts';
import { CONTOURS } from '../domain/voices/sound/measured/features.ts';
import { MEASURE_NAMES, type PublishedVoice } from '../domain/voices/sound/measured/published.ts';
import { layOut, type PlacedNote } from '../domain/voices/timeline.ts';
import { parseData, readDataFile, refuseFaults } from './data-files.ts';
import { loadPartituras, type Partitura } from './load-partituras.ts';

const limit = z.tuple([z.number().positive(), z.number().positive()]).refine(([a, b]) => a <= b);

const published = z.strictObject({
  nombre: z.string(),
  voz: z.enum(VOICE_KINDS),
  sinTono: z.literal(true).optional(),
  limites: z.strictObject({
    ...Object.fromEntries(MEASURE_NAMES.map((name) => [name, limit.optional()])),
    contorno: z.array(z.enum(CONTOURS)).min(1).optional(),
  }),
  fuentes: z.array(z.strictObject({ direccion: z.url(), dice: z.string().min(10) })).min(1),
});

/** What a score makes of them are caricatures: they stay drawn. */
const MUTE = ['Petirrojo europeo', 'Corneja negra', 'Mirlo común', 'Ruiseñor común', 'Serín verdecillo'];

const FILE = 'voice-ranges.json';

/**
 * The voices that may sound, with what is published of each. `voice-ranges.test.ts` holds their sounds against it.
 * @throws {Error} one line a fault, each naming the voice
 */
export function loadVoiceRanges(
  partituras: ReadonlyMap<string, Partitura> = loadPartituras(),
  text: string = readDataFile(FILE),
): PublishedVoice[] {
  const { value = [], faults } = parseData(text, z.array(published));
  const voices = value as PublishedVoice[];
  refuseFaults(`data/${FILE} is`, [
    ...faults,
    ...voices.flatMap((each, i) => faultsOf(each, voices.slice(0, i), partituras)),
  ]);
  return voices;
}

/** Which voices of a species may sound. */
export function soundingVoices(voices: readonly PublishedVoice[]): Map<string, VoiceKind[]> {
  const nombres = new Set(voices.map(({ nombre }) => nombre));
  const kindsOf = (wanted: string) => voices.filter(({ nombre }) => nombre === wanted).map(({ voz }) => voz);
  return new Map([...nombres].map((nombre) => [nombre, kindsOf(nombre)]));
}

/** What no sounding voice has needed yet is not in the synthesis. */
const isBeyond = ({ note }: PlacedNote) => note.formants.length > 0 || note.roughness > 0;

function faultsOf(
  { nombre, voz, limites, sinTono }: PublishedVoice,
  before: readonly PublishedVoice[],
  partituras: ReadonlyMap<string, Partitura>,
): string[] {
  const told = (message: string) => `${nombre}, ${voz}: ${message}`;
  const voice = partituras.get(nombre)?.score[voz];
  const { grave, agudo, contorno: _, ...times } = limites;
  return [
    ...(voice ? [] : [told('has no score')]),
    ...(voice && layOut(voice).notes.some(isBeyond) ? [told('has notes that are drawn and not heard')] : []),
    ...(MUTE.includes(nombre) ? [told('is not to sound')] : []),
    ...(before.some((each) => each.nombre === nombre && each.voz === voz) ? [told('stands twice')] : []),
    ...(grave || agudo || sinTono ? [] : [told('nothing is said of its pitch')]),
    ...(Object.keys(times).length > 0 ? [] : [told('nothing is said of its time')]),
  ];
}
