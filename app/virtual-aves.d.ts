declare module 'virtual:aves' {
  const aves: import('../domain/ave.ts').AveResumen[];
  export default aves;
}

declare module 'virtual:fichas' {
  const fichas: import('../domain/ave.ts').Ficha[];
  export default fichas;
}

declare module 'virtual:senas' {
  /** The colour that stands for each name. */
  export const muestras: Record<import('../domain/colores.ts').Color, string>;
  const senas: import('../domain/senas.ts').Senas[];
  export default senas;
}
