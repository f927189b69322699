import { extentOf } from './extent.ts';
import type { VoiceGroup } from './groups.ts';
import type { VoiceKind } from './score.ts';
import type { ScoredVoice } from './sequence.ts';
import { layOut } from './timeline.ts';

/** Voices that stand near another in pitch and pace: enough for wrong names to change from round to round. */
const NEAR = 6;

/** Of a species, the voice that is asked for, and whose voice of that kind is taken for it. */
export type AskedVoice = { kind: VoiceKind; alike: string[]; near: string[] };

type Drawn = Partial<Record<VoiceKind, ScoredVoice>>;

/** The voice of a species that is asked for: that in which it is taken for others, the song before the call. */
function kindOf(nombre: string, score: Drawn, groups: readonly VoiceGroup[]): VoiceKind {
  const confused = (kind: VoiceKind) => groups.some(({ voz, aves }) => voz === kind && aves.includes(nombre));
  const drawn = (['canto', 'reclamo'] as const).filter((kind) => score[kind]);
  const kind = drawn.find(confused) ?? drawn[0];
  if (!kind) throw new Error(`${nombre} has no voice`);
  return kind;
}

/** What each species is asked by, when its voice is drawn in place of its plate. */
export function askedVoices(
  scores: ReadonlyMap<string, Drawn>,
  groups: readonly VoiceGroup[],
): Map<string, AskedVoice> {
  const manners = new Map(
    [...scores].map(([nombre, score]) => [
      nombre,
      { canto: mannerOf(score.canto), reclamo: mannerOf(score.reclamo) },
    ]),
  );
  return new Map(
    [...scores].map(([nombre, score]) => {
      const kind = kindOf(nombre, score, groups);
      const own = manners.get(nombre)?.[kind];
      const alike = alikeOf(nombre, kind, groups);
      const near = [...manners]
        .map(([other, manner]) => ({ other, apart: apartOf(own, manner[kind]) }))
        .filter(({ other, apart }) => other !== nombre && !alike.includes(other) && apart < Infinity)
        .sort((a, b) => a.apart - b.apart || (a.other < b.other ? -1 : 1))
        .slice(0, NEAR)
        .map(({ other }) => other);
      return [nombre, { kind, alike, near }];
    }),
  );
}

/** Those of its groups, each once. */
function alikeOf(nombre: string, kind: VoiceKind, groups: readonly VoiceGroup[]): string[] {
  const own = groups.filter(({ voz, aves }) => voz === kind && aves.includes(nombre));
  return [...new Set(own.flatMap(({ aves }) => aves))].filter((each) => each !== nombre);
}

/** Lowest and highest pitch and notes a second, in octaves: what a voice is like at first hearing. */
function mannerOf(voice: ScoredVoice | undefined): number[] | undefined {
  if (!voice) return undefined;
  const { low, high, seconds } = extentOf(voice);
  const pace = layOut(voice).notes.length / seconds;
  return [low, high, pace].map((value) => Math.log2(Math.max(0.05, value)));
}

function apartOf(a: number[] | undefined, b: number[] | undefined): number {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}
