import { loadAves } from '../../data/load-aves.ts';
import { loadPartituras } from '../../data/load-partituras.ts';
import { loadVoiceLookAlikes } from '../../data/load-voice-look-alikes.ts';
import { loadVoiceRanges, soundingVoices } from '../../data/load-voice-ranges.ts';
import type { HeardVoice } from '../../domain/quiz/heard-voice.ts';
import type { Utterance } from '../../domain/species/voz.ts';
import { askedVoices } from '../../domain/voices/alike.ts';

/** The voices of which a round asks, with the names that may stand under each as places in the list, in the order of the lists. */
export function heardVoices(): HeardVoice[] {
  const aves = loadAves();
  const partituras = loadPartituras();
  const scores = new Map([...partituras].map(([nombre, { score }]) => [nombre, score]));
  const sounding = soundingVoices(loadVoiceRanges(partituras));
  const asked = askedVoices(scores, loadVoiceLookAlikes(partituras));
  const placesOf = (nombres: readonly string[]) =>
    nombres.map((each) => aves.findIndex(({ nombre }) => nombre === each));
  return aves.flatMap(({ nombre, voz }, place): HeardVoice[] => {
    const partitura = partituras.get(nombre)?.text;
    const voice = asked.get(nombre);
    if (partitura === undefined || !voice) return [];
    const { kind, alike, near } = voice;
    const { silabas, texto } = voz[kind] as Utterance;
    const sounds = sounding.get(nombre)?.includes(kind) ?? false;
    return [{ place, kind, silabas, texto, partitura, sounds, alike: placesOf(alike), near: placesOf(near) }];
  });
}
