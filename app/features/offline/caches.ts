/** Names of the caches in which plates are kept, for a guide in the folder `base`: an origin may hold several sites. */
export const cachesOf = (base: string) => ({
  /** Plates that the visitor asked to keep, each under its address and revision (`?v=…`). */
  savedPlates: `guia-aves ${base} guardadas`,
  /** Plates of the pages that were visited. */
  visitedPlates: `guia-aves ${base} vistas`,
  /** Scripts of the version before, for tabs that still show it. */
  previous: `guia-aves ${base} anterior`,
});
