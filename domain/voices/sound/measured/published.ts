import type { VoiceKind } from '../../score.ts';
import type { Contour, Features } from './features.ts';

/** What a field of `data/voice-ranges.json` is called where it is measured. */
export const MEASURES = {
  grave: 'low',
  agudo: 'high',
  nota: 'note',
  ritmo: 'pace',
  notas: 'notes',
  frase: 'phrase',
  periodo: 'period',
} as const satisfies Record<string, keyof Features>;

export type Measure = keyof typeof MEASURES;

export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** From the least to the most that is published of a measure: kHz, seconds, notes. */
export type Limits = Partial<Record<Measure, [number, number]>> & { contorno?: Contour[] };

/** What is published of a voice, and where: its sound must lie within. */
export type PublishedVoice = {
  nombre: string;
  voz: VoiceKind;
  /** Of blows, whose pitch is that of the branch. */
  sinTono?: true;
  limites: Limits;
  fuentes: { direccion: string; dice: string }[];
};

/** Where a sound lies beyond what is published, in words; nothing where all of it lies within. */
export function beyond(features: Features, { contorno, ...limites }: Limits): string[] {
  const faults = MEASURE_NAMES.flatMap((name) => {
    const [least, most] = limites[name] ?? [];
    const value = features[MEASURES[name]];
    if (least === undefined || most === undefined) return [];
    if (value !== undefined && value >= least && value <= most) return [];
    return [`${name}: ${value?.toFixed(3) ?? 'none'} is not within ${least} and ${most}`];
  });
  const isOther = contorno && !contorno.includes(features.contour);
  return isOther ? [...faults, `contorno: ${features.contour}, and not ${contorno.join(', ')}`] : faults;
}

/** What one knows of a voice: its published limits, or else what was measured of its sound. */
export type Known = { nombre: string } & ({ limites: Limits } | { features: Features });

/** The one of several voices that a sound is nearest to, in the measures by which it is judged. */
export function nearest(features: Features, judgedBy: readonly Measure[], known: readonly Known[]): string {
  const apart = known.map((each) => ({ nombre: each.nombre, by: distance(features, judgedBy, each) }));
  return apart.reduce((best, each) => (each.by < best.by ? each : best)).nombre;
}

/** In octaves of each measure; a measure that one of the two has not is an octave apart. */
function distance(features: Features, judgedBy: readonly Measure[], known: Known): number {
  const parts = judgedBy.map((name) => {
    const [own, other] = [features[MEASURES[name]], middleOf(known, name)];
    return own && other ? Math.log2(own / other) : 1;
  });
  return Math.hypot(...parts);
}

function middleOf(known: Known, name: Measure): number | undefined {
  if ('features' in known) return known.features[MEASURES[name]];
  const [least, most] = known.limites[name] ?? [];
  return least && most && Math.sqrt(least * most);
}
