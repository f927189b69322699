// What `scripts/data/vite-aves.ts` makes of the checked data: JSON, read as it is.

declare module 'virtual:aves' {
  const aves: import('../../domain/species/ave.ts').ListedAve[];
  export default aves;
}

declare module 'virtual:fichas' {
  const fichas: import('../../domain/species/ave.ts').Ficha[];
  export default fichas;
}

declare module 'virtual:filterable' {
  const filterable: import('../../domain/filters/criteria.ts').Filterable[];
  export default filterable;
}

/** Of each species, in the order of the lists. */
declare module 'virtual:quiz' {
  const quizzed: import('../../domain/quiz/quiz.ts').Quizzed[];
  export default quizzed;
}

declare module 'virtual:comparison' {
  const data: import('../../domain/look-alikes/side-by-side.ts').ComparisonData;
  export default data;
}

/** Of each species, in the order of the lists. */
declare module 'virtual:nombres' {
  const nombres: import('../../domain/species/ave.ts').Nombres[];
  export default nombres;
}

declare module 'virtual:traits' {
  const data: {
    /** Of each species, in the order of the lists. */
    traits: import('../../domain/identify/traits.ts').OwnTraits[];
    swatches: Record<import('../../domain/identify/colours.ts').Colour, string>;
  };
  export default data;
}
