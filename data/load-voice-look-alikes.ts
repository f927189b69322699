import { z } from 'zod';
import { MAX_COMPARED } from '../domain/look-alikes/comparison.ts';
import { compareAves } from '../domain/species/ave.ts';
import type { VoiceGroup } from '../domain/voices/groups.ts';
import { VOICE_KINDS } from '../domain/voices/score.ts';
import { parseData, readDataFile, refuseFaults } from './data-files.ts';
import { loadPartituras, type Partitura } from './load-partituras.ts';

const group: z.ZodType<VoiceGroup> = z.strictObject({
  voz: z.enum(VOICE_KINDS),
  aves: z.array(z.string()).min(2).max(MAX_COMPARED),
});

const FILE = 'voice-look-alikes.json';

/**
 * The species that are taken for one another by their voice: all have that voice drawn.
 * @throws {Error} one line a fault, each naming the group
 */
export function loadVoiceLookAlikes(
  partituras: ReadonlyMap<string, Partitura> = loadPartituras(),
  text: string = readDataFile(FILE),
): VoiceGroup[] {
  const { value: groups = [], faults } = parseData(text, z.array(group));
  refuseFaults(`data/${FILE} is`, [
    ...faults,
    ...groups.flatMap((each, i) => faultsOf(each, groups.slice(0, i), partituras)),
  ]);
  return groups;
}

function faultsOf(
  { voz, aves }: VoiceGroup,
  before: readonly VoiceGroup[],
  partituras: ReadonlyMap<string, Partitura>,
): string[] {
  const key = `${voz} of ${aves.join(', ')}`;
  const undrawn = aves.filter((nombre) => !partituras.get(nombre)?.score[voz]);
  const ordered = [...aves].sort((a, b) => compareAves({ nombre: a }, { nombre: b }));
  const within = before.some((other) => other.voz === voz && aves.every((each) => other.aves.includes(each)));
  return [
    ...undrawn.map((nombre) => `${key}: «${nombre}» has no ${voz} in data/partituras`),
    ...(ordered.join() === aves.join() ? [] : [`${key}: must stand in the order of the lists`]),
    ...(new Set(aves).size < aves.length ? [`${key}: one stands twice`] : []),
    ...(within ? [`${key}: all stand together in a group before`] : []),
  ];
}
