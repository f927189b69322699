/** A character by which a species is told, and the point of its plate where it shows. */
export type Rasgo = {
  texto: string;
  /** Px of a plate of 1200 × 900, from its upper left corner. */
  x: number;
  y: number;
};

/** What a plate shows, in words. */
export type LaminaInWords = {
  /** Whole sentences for those who do not see it, without the rasgos. */
  descripcion: string;
  rasgos: Rasgo[];
  /** Length of the bird from bill tip to tail tip, laid out straight; px of a plate of 1200 × 900. */
  largo: number;
};
