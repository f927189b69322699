/** What twigs of each woody plant bear: bark, leaf, and what hangs among the leaves. */
import type { Plant, Season } from '../scene.ts';

export type LeafOutline = 'ovada' | 'lanceolada' | 'lobada' | 'espinosa' | 'triangular';
export type Ornament =
  | 'bellota'
  | 'piña'
  | 'mora'
  | 'majuela'
  | 'aceituna'
  | 'gálbulo'
  | 'flor de jara'
  | 'flor de almendro'
  | 'flor de piorno';

export interface Foliage {
  bark: string;
  /** Roughness of the bark: 0 smooth, 1 deeply cracked. */
  cracked: number;
  arrangement: 'alterna' | 'opuesta' | 'pinnada' | 'trifoliada' | 'acículas' | 'varas';
  outline: LeafOutline;
  /** Length and width of one leaf, px. */
  leaf: readonly [length: number, width: number];
  tint: string;
  /** Autumn colour of what drops its leaves. */
  autumn?: string;
  ornament?: { kind: Ornament; seasons: readonly Season[] };
}

export const FOLIAGE: Partial<Record<Plant, Foliage>> = {
  encina: {
    bark: '#66584c',
    cracked: 0.9,
    arrangement: 'alterna',
    outline: 'espinosa',
    leaf: [50, 27],
    tint: '#5c7a55',
    ornament: { kind: 'bellota', seasons: ['otoño', 'invierno'] },
  },
  roble: {
    bark: '#6f6152',
    cracked: 0.8,
    arrangement: 'alterna',
    outline: 'lobada',
    leaf: [74, 40],
    tint: '#78964f',
    autumn: '#b9803f',
    ornament: { kind: 'bellota', seasons: ['otoño'] },
  },
  fresno: {
    bark: '#837b6b',
    cracked: 0.6,
    arrangement: 'pinnada',
    outline: 'lanceolada',
    leaf: [44, 17],
    tint: '#7b9c58',
    autumn: '#d0a948',
  },
  sauce: {
    bark: '#7d6f58',
    cracked: 0.6,
    arrangement: 'alterna',
    outline: 'lanceolada',
    leaf: [68, 14],
    tint: '#8fa86c',
    autumn: '#d6b757',
  },
  chopo: {
    bark: '#a1988a',
    cracked: 0.35,
    arrangement: 'alterna',
    outline: 'triangular',
    leaf: [52, 46],
    tint: '#86a657',
    autumn: '#dcae3f',
  },
  olivo: {
    bark: '#7f776b',
    cracked: 0.6,
    arrangement: 'opuesta',
    outline: 'lanceolada',
    leaf: [54, 14],
    tint: '#7f937a',
    ornament: { kind: 'aceituna', seasons: ['otoño', 'invierno'] },
  },
  almendro: {
    bark: '#5c4a43',
    cracked: 0.4,
    arrangement: 'alterna',
    outline: 'lanceolada',
    leaf: [56, 18],
    tint: '#82a05c',
    autumn: '#cf9a4c',
    ornament: { kind: 'flor de almendro', seasons: ['invierno', 'primavera'] },
  },
  majuelo: {
    bark: '#736860',
    cracked: 0.5,
    arrangement: 'alterna',
    outline: 'lobada',
    leaf: [38, 31],
    tint: '#6f9152',
    autumn: '#c0763f',
    ornament: { kind: 'majuela', seasons: ['otoño', 'invierno'] },
  },
  pino: {
    bark: '#8f6547',
    cracked: 0.85,
    arrangement: 'acículas',
    outline: 'lanceolada',
    leaf: [66, 3],
    tint: '#587b5a',
    ornament: { kind: 'piña', seasons: ['primavera', 'verano', 'otoño', 'invierno'] },
  },
  enebro: {
    bark: '#7c5f4b',
    cracked: 0.7,
    arrangement: 'acículas',
    outline: 'lanceolada',
    leaf: [24, 3.4],
    tint: '#67876a',
    ornament: { kind: 'gálbulo', seasons: ['otoño', 'invierno'] },
  },
  jara: {
    bark: '#5f4739',
    cracked: 0.2,
    arrangement: 'opuesta',
    outline: 'lanceolada',
    leaf: [64, 15],
    tint: '#5f7d58',
    ornament: { kind: 'flor de jara', seasons: ['primavera'] },
  },
  zarza: {
    bark: '#7d5550',
    cracked: 0,
    arrangement: 'trifoliada',
    outline: 'ovada',
    leaf: [42, 27],
    tint: '#6a8a50',
    autumn: '#a8633f',
    ornament: { kind: 'mora', seasons: ['verano', 'otoño'] },
  },
  retama: {
    bark: '#6f7d52',
    cracked: 0,
    arrangement: 'varas',
    outline: 'lanceolada',
    leaf: [120, 5],
    tint: '#7c9560',
    ornament: { kind: 'flor de piorno', seasons: ['primavera', 'verano'] },
  },
  piorno: {
    bark: '#6d7650',
    cracked: 0.1,
    arrangement: 'varas',
    outline: 'lanceolada',
    leaf: [84, 5],
    tint: '#718c58',
    ornament: { kind: 'flor de piorno', seasons: ['primavera', 'verano'] },
  },
};
