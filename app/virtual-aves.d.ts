declare module 'virtual:aves' {
  const aves: import('../domain/ave.ts').AveResumen[];
  export default aves;
}

declare module 'virtual:fichas' {
  const fichas: import('../domain/ave.ts').Ficha[];
  export default fichas;
}

declare module 'virtual:filtrables' {
  const filtrables: import('../domain/filtros.ts').Filtrable[];
  export default filtrables;
}

declare module 'virtual:calendarios' {
  const calendarios: import('../domain/calendarios.ts').CalendariosPacked;
  export default calendarios;
}

/** Of each species, in the order of `virtual:aves`: the places in that list of those that are easily taken for it. */
declare module 'virtual:parientes' {
  const parientes: number[][];
  export default parientes;
}

declare module 'virtual:senas' {
  /** The colour that stands for each name. */
  export const muestras: Record<import('../domain/colores.ts').Color, string>;
  const senas: import('../domain/senas.ts').Senas[];
  export default senas;
}
