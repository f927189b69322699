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

export type Food = keyof typeof EMOJIS;

export const FOODS = Object.keys(EMOJIS) as Food[];

/** The emoji of a food word, or `null` for a word outside the mapping, which is shown as text. */
export function emojiOf(food: string): string | null {
  return Object.hasOwn(EMOJIS, food) ? EMOJIS[food as Food] : null;
}
