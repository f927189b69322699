/** How easy a species is to meet in Madrid, from the easiest. */
export const FRECUENCIAS = ['muy común', 'común', 'escasa', 'rara'] as const;

export type Frecuencia = (typeof FRECUENCIAS)[number];
