import type { VoiceKind } from './score.ts';

/** Species whose songs, or calls, are taken for one another: as many as a comparison holds. */
export type VoiceGroup = { voz: VoiceKind; aves: readonly string[] };

/** The groups of a species, each without itself, in the order in which they are written. */
export function groupsOf(nombre: string, groups: readonly VoiceGroup[]): VoiceGroup[] {
  return groups
    .filter(({ aves }) => aves.includes(nombre))
    .map(({ voz, aves }) => ({ voz, aves: aves.filter((each) => each !== nombre) }));
}
