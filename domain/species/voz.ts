import type { Month } from '../calendar/month.ts';

/** What a voice may do, in the words of a person who has heard it. */
export const SOUNDS = [
  'silba',
  'trina',
  'gorjea',
  'dos notas',
  'arrulla',
  'ulula',
  'maúlla',
  'grita',
  'parlotea',
  'chirría',
  'chasca',
  'zumba',
  'ronco',
  'grazna',
  'ríe',
  'tamborilea',
] as const;

export type Sound = (typeof SOUNDS)[number];

/** How one says what one has heard. */
export const SOUND_PHRASES: Readonly<Record<Sound, string>> = {
  silba: 'silbaba',
  trina: 'trinaba',
  gorjea: 'gorjeaba',
  'dos notas': 'repetía dos notas',
  arrulla: 'arrullaba',
  ulula: 'ululaba',
  maúlla: 'maullaba',
  grita: 'gritaba',
  parlotea: 'parloteaba',
  chirría: 'chirriaba',
  chasca: 'chascaba',
  zumba: 'zumbaba',
  ronco: 'sonaba ronca',
  grazna: 'graznaba',
  ríe: 'parecía reírse',
  tamborilea: 'tamborileaba',
};

/** A call or a song: its syllables as Spanish ears write them, and a sentence that tells it. */
export type Utterance = { silabas: string; texto: string };

/** The voice of a species in words. What it does not do here is left out, and `calla` says so. */
export type Voz = {
  reclamo?: Utterance;
  canto?: Utterance;
  calla?: string;
  /** What tells it from the voice that it is taken for. */
  distingue?: string;
  /** The months in which it is heard best, ascending; the hours, and from where. */
  cuando?: { meses: Month[]; texto: string };
  /** The likeliest first. */
  suena?: Sound[];
};
