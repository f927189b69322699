/**
 * The colours that a visitor may name: the basic colour terms of Spanish (Berlin & Kay, «Basic Color Terms», 1969)
 * without «morado», which no bird of the guide shows beyond a sheen.
 */
export const COLOURS = [
  'blanco',
  'gris',
  'negro',
  'pardo',
  'rojo',
  'anaranjado',
  'amarillo',
  'verde',
  'azul',
  'rosa',
] as const;

export type Colour = (typeof COLOURS)[number];

/** How much of a bird each colour takes, 0..1; together 1. Colours that it has not are left out. */
export type ColourShares = Partial<Record<Colour, number>>;
