// What `scripts/data/vite-aves.ts` makes of the checked data: JSON, read as it is.

declare module 'virtual:aves' {
  const aves: import('../../domain/ave.ts').ListedAve[];
  export default aves;
}

declare module 'virtual:fichas' {
  const fichas: import('../../domain/ave.ts').Ficha[];
  export default fichas;
}

declare module 'virtual:filterable' {
  const filterable: import('../../domain/criteria.ts').Filterable[];
  export default filterable;
}

/** Of each species, in the order of the lists: the places there of those that are easily taken for it. */
declare module 'virtual:kin' {
  const kin: number[][];
  export default kin;
}

declare module 'virtual:traits' {
  const data: {
    /** Of each species, in the order of the lists. */
    traits: import('../../domain/senas.ts').OwnTraits[];
    swatches: Record<import('../../domain/colores.ts').Colour, string>;
  };
  export default data;
}
