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
declare module 'virtual:askable' {
  const askable: import('../../domain/quiz/round.ts').OwnAskable[];
  export default askable;
}

/** Of each species, in the order of the lists: the places there of those that are easily taken for it. */
declare module 'virtual:kin' {
  const kin: number[][];
  export default kin;
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

/** Pairs of species, as places in the list. */
declare module 'virtual:confused' {
  const pairs: [number, number][];
  export default pairs;
}

declare module 'virtual:pairs' {
  const pairs: import('../../domain/look-alikes/pair.ts').Pair[];
  export default pairs;
}

/** Of each species, in the order of the lists. */
declare module 'virtual:traits' {
  const traits: import('../../domain/identify/traits.ts').OwnTraits[];
  export default traits;
}

declare module 'virtual:lugares' {
  const data: {
    outline: import('../../domain/places/lugar.ts').Outline;
    lugares: import('../../domain/places/lugar.ts').ListedLugar[];
  };
  export default data;
}

declare module 'virtual:lugar-fichas' {
  const fichas: import('../../domain/places/lugar.ts').LugarFicha[];
  export default fichas;
}

declare module 'virtual:sought-lugares' {
  const lugares: import('../../domain/places/find-lugares.ts').SoughtLugar[];
  export default lugares;
}

declare module 'virtual:swatches' {
  const swatches: Record<import('../../domain/identify/colours.ts').Colour, string>;
  export default swatches;
}

declare module 'virtual:flight' {
  const sheets: import('../../domain/plates/flight-sheet.ts').FlightPage;
  export default sheets;
}

/** Of each species, in the order of the lists. */
declare module 'virtual:colouring' {
  const pages: import('../../domain/plates/colouring.ts').ColouringPage[];
  export default pages;
}

/** In the order of the lists: of the species whose voice is drawn. */
declare module 'virtual:heard-voices' {
  const voices: import('../../domain/quiz/heard-voice.ts').HeardVoice[];
  export default voices;
}

declare module 'virtual:madrid' {
  const outline: import('../../domain/exchange/table/outline.ts').Outline;
  export default outline;
}

/** Of each species, in the order of the lists. */
declare module 'virtual:ids' {
  const ids: number[];
  export default ids;
}
