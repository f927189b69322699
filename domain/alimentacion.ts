/** Food words and the emoji that stands for each: all of Emoji 11 (2018) or earlier, so that phones in use have them. */
export const EMOJIS = {
  abejas: '🐝',
  insectos: '🦗',
  roedores: '🐀',
  conejos: '🐇',
  aves: '🐦',
  reptiles: '🦎',
  moluscos: '🐌',
  crustáceos: '🦀',
  semillas: '🌾',
  plantas: '🌿',
  frutos: '🍇',
  anfibios: '🐸',
  peces: '🐟',
  carroña: '🦴',
  lombrices: '🐛',
  castañas: '🌰',
  huevos: '🥚',
  basura: '🗑️',
  polluelos: '🐤',
} as const;

export type Alimento = keyof typeof EMOJIS;

export const ALIMENTOS = Object.keys(EMOJIS) as Alimento[];

/** The emoji of a food word, or `null` for a word outside the mapping, which is shown as text. */
export function emojiOf(alimento: string): string | null {
  return Object.hasOwn(EMOJIS, alimento) ? EMOJIS[alimento as Alimento] : null;
}
