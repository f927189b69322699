/** Kinds of folded wing: which tracts show, how many feathers in each, and what hangs over what. */
export type WingForm =
  | 'aerial'
  | 'bustard'
  | 'cloaked'
  | 'crow'
  | 'drake'
  | 'duck'
  | 'falcon'
  | 'finch'
  | 'gamebird'
  | 'goose'
  | 'grebe'
  | 'gull'
  | 'heron'
  | 'nightjar'
  | 'owl'
  | 'perching'
  | 'pigeon'
  | 'rail'
  | 'raptor'
  | 'snipe'
  | 'stork'
  | 'vulture'
  | 'wader'
  | 'woodpecker';

/**
 * Measures of a folded wing that tell one kind of bird from another. Places are shares of the wing: `s` from the bend (0) to
 * the tip of the longest primary (1), `w` across it from the upper edge (0) to the leading edge (1).
 */
export interface WingPlan {
  /** The kind of folded wing; by default a perching bird's. Measures that are left out are those of its form. */
  form?: WingForm;
  /** Primary projection: what shows of the primaries beyond the longest tertial ÷ what shows of the tertials. */
  projection: number;
  /** Where the tip of the wing lies on the tail: share of the tail's length from its base. */
  tipOnTail: number;
  /** How far beside the axis of the tail that tip lies, shares of the tail's width: negative above it. */
  tipBeside?: number;
  /** How much nearer to the back the bend lies than in the archetype, head radii; the tip stays where it is. */
  bendRaised?: number;
  /** Tips of primaries that step out beyond the tertials, and how much faster than evenly their gaps grow outwards. */
  primaryTips?: number;
  primaryGaps?: number;
  /** Where the tips of the greater and of the median coverts lie in the middle of their rows, s. */
  greaterTips?: number;
  medianTips?: number;
  /** Depth of the tertials where the coverts end, w. */
  tertialDepth?: number;
  /** Where the panel of the secondaries ends and the stripes of the primaries begin, w. */
  panelTo?: number;
  /** How far above the wing the scapulars begin and how far they hang over it, w, and how far back they reach, s. */
  scapularRise?: number;
  scapularDepth?: number;
  scapularTo?: number;
  /** How far their hindmost feathers hang, share of that depth. */
  scapularHang?: number;
  /** From where on the scapulars look as their row says, share of their reach; those in front have the plain colour. */
  scapularsFrom?: number;
  /** Breadth of the wedge of primary coverts and alula, factor: 2 and more where their pattern is a mark of the species. */
  wrist?: number;
  /** How much of the other wing shows on a bird seen from the front, share of the near one's breadth. */
  farWing?: number;
  /** How far the breast side lies over the bend, s. */
  tuck?: number;
  /** How much of the wing's depth lies under the breast side at the bend, from the leading edge; above 1 up into the scapulars. */
  tuckDepth?: number;
  /** Whether what `rows` lay on the body runs on over breast side and flank where these lie over the wing, and those of the mantle over its scapulars. */
  patternOver?: boolean;
  /** How far back and how deep the flank lies over the lower edge, s and w. */
  flankTo?: number;
  flankDepth?: number;
}
