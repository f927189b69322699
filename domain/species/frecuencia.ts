/** How easy a species is to meet in Madrid, from the easiest. */
export const FRECUENCIAS = ['muy común', 'común', 'escasa', 'rara'] as const;

export type Frecuencia = (typeof FRECUENCIAS)[number];

/** Compares two species by how easy they are to meet, the easiest first. */
export function byFrecuencia(a: { frecuencia: Frecuencia }, b: { frecuencia: Frecuencia }): number {
  return FRECUENCIAS.indexOf(a.frecuencia) - FRECUENCIAS.indexOf(b.frecuencia);
}
