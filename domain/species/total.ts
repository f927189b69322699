/** Species of the guide: fixed by the specification; `data/load-aves.test.ts` holds the data to it. */
export const TOTAL_AVES = 203;
