/** How a swimming bird lies in the water. */
export interface Afloat {
  /** Share of the trunk's depth below the water: geese and dabbling ducks 0.3, diving ducks and coots 0.38, grebes 0.48, cormorants 0.6. */
  draught: number;
  /** Height of the wavelets that lap up the flank, px: calm 4, a breeze 8. */
  lap?: number;
  /** How far the under-water part shows, 0 muddy to 1 clear. */
  clear?: number;
}
