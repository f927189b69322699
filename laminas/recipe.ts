import type { Aloft } from './aloft/aloft.ts';
import type { ArchetypeName } from './anatomy/archetypes/archetypes.ts';
import type { Hex } from './geometry/colour.ts';
import type { Path, Point } from './geometry/point.ts';
import type { Scene } from './scenes/scene.ts';

export type { ArchetypeName };

/** Named tracts of the head: see HEAD_TRACTS in anatomy/topography.ts. */
export type HeadTract =
  | 'forehead'
  | 'crown'
  | 'hindcrown'
  | 'nape'
  | 'supercilium'
  | 'lores'
  | 'eyestripe'
  | 'ear'
  | 'cheek'
  | 'moustache'
  | 'malar'
  | 'chin'
  | 'throat';

/** Named tracts of the body: see BODY_TRACTS in anatomy/topography.ts. */
export type BodyTract =
  | 'mantle'
  | 'back'
  | 'rump'
  | 'uppertail'
  | 'breast'
  | 'upperbreast'
  | 'flanks'
  | 'belly'
  | 'underparts'
  | 'vent'
  | 'undertail'
  | 'upperparts';

/** How the species departs from its archetype; factors, 1 = as the archetype. */
export interface Proportions {
  /** Size of the head, turned about the eye–nape pivot. */
  head?: number;
  /** Fullness of breast and belly. */
  plump?: number;
  /** Depth of the whole body about its axis, head untouched. */
  depth?: number;
  /** Length of the trunk behind the breast along its axis; head, neck, tail and legs keep their size. */
  compact?: number;
  legs?: number;
  /** Turn of the whole bird, radians, positive clockwise (tail down). */
  turn?: number;
  /** Turn of the head on the neck, radians; by default the gaze stays level. */
  neck?: number;
  /** The outline of the head pushed out (or, negative, in) from its middle, head radii: flat, round, peaked. */
  skull?: { forehead?: number; crown?: number; nape?: number };
  /** Head and neck carried elsewhere, px of the archetype: a longer, shorter or more forward neck. */
  carry?: Point;
  /** The folded wing let down from the shoulder, radians at its tip: a cuckoo's. */
  droop?: number;
  /** Feet farther apart, px of the archetype: half of it before, half behind. */
  stance?: number;
  /** Both legs set farther back (positive) or forward under the body, px of the archetype. */
  footing?: number;
  /** Fine displacements of single landmarks, px of the archetype: 'd3' the fourth dorsal, 'v5' the sixth ventral. */
  move?: Readonly<Record<string, Point>>;
}

/** How the bird sits in the plate. */
export interface Frame {
  /** Factor on the automatic size (62–70 % of the plate). */
  size?: number;
  /** Displacement from the automatic place, px. */
  dx?: number;
  dy?: number;
}

/** A pattern repeated over the feathers of a tract; sizes are shares of one feather. */
export interface Mark {
  kind: 'streak' | 'drop' | 'arrow' | 'bar' | 'scale' | 'cross';
  colour: Hex;
  /** Frame about the mark, as on a feather with a pale shaft and dark sides. */
  edge?: Hex;
  /** Width across the feather. */
  width?: number;
  length?: number;
  opacity?: number;
  /** Bars a feather. */
  count?: number;
  /** Bend of a bar, 0 straight across to 1, and its breadth, factor. */
  bow?: number;
  span?: number;
  /** Chance that a feather of the lattice carries it. */
  chance?: number;
  /** Size of the marked feathers. */
  size?: number;
  /** Distance between them: more is sparser. */
  spacing?: number;
}

/** A field of colour in the plumaje, painted in order, large to small. */
export interface Tract {
  /** Named topography. */
  at?: HeadTract | BodyTract | readonly (HeadTract | BodyTract)[];
  /** Free polygon in head radii from the eye: x forward, y down. */
  head?: Path;
  /** Free polygon on the sheet: u along 0..1, v back to belly 0..1. */
  sheet?: Path;
  colour: Hex;
  /** Width of the transition, px at the archetype's size. */
  soft?: number;
  opacity?: number;
  /** Pattern of its feathers; 'none' wipes the pattern of the tracts below. */
  mark?: Mark | 'none';
}

/** A zone of a flight feather, in shares of its length. */
export interface Zone {
  from: number;
  to: number;
  colour: Hex;
  web?: 'outer' | 'inner' | 'both';
  opacity?: number;
}

/** Bars across a flight feather, in shares of its length. */
export interface FeatherBars {
  colour: Hex;
  count: number;
  /** Thickness of each, px. */
  width: number;
  from?: number;
  to?: number;
  web?: 'outer' | 'inner' | 'both';
  opacity?: number;
}

/** One explicit feather of wing, tail or crest; widths in px, lengths in shares of the feather. */
export interface Feather {
  colour: Hex;
  /** Pale edge of the outer web. */
  fringe?: Hex;
  fringeWidth?: number;
  fringeFrom?: number;
  /** Pale edge all around the tip. */
  rim?: Hex;
  rimWidth?: number;
  tip?: Hex;
  tipLength?: number;
  zones?: readonly Zone[];
  bars?: FeatherBars;
  /** Dark centre, and the share of the width that it takes. */
  centre?: Hex;
  centreWidth?: number;
  /** Where that centre begins as the point of a wedge, share of the length; by default it is as wide from the root on. */
  centreFrom?: number;
  shaft?: Hex;
  shape?: 'round' | 'pointed' | 'square';
  /** Share of the width lost from the middle on (streamers). */
  taper?: number;
}

/** The rows of a folded wing that a recipe can fill. */
export type RowName =
  | 'primaries'
  | 'secondaries'
  | 'tertials'
  | 'primaryCoverts'
  | 'alula'
  | 'greaterCoverts'
  | 'medianCoverts'
  | 'longScapulars'
  | 'bend';

/** Place of a row on the wing sheet: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
export interface RowLayout {
  count: number;
  /** Roots of the outermost and of the innermost feather. */
  roots: readonly [outer: Point, inner: Point];
  /** Tips of the outermost and of the innermost feather. */
  tips: readonly [outer: Point, inner: Point];
  /** Every tip, when they do not lie on a line. */
  eachTip?: Path;
  /** Width of the outermost and of the innermost feather, px at a wing scale of 1. */
  widths: readonly [outer: number, inner: number];
}

/** One row of wing feathers: what they look like and, if need be, where they lie. */
export interface WingRow extends Partial<RowLayout> {
  feather: Feather;
  /** Feathers that differ, by index from the outermost. */
  except?: Readonly<Record<number, Partial<Feather>>>;
  /** How far the tips in the middle stand beyond those at both ends, shares of the wing: a curved wing bar. */
  bow?: number;
  /** How far single tips stray from the row's line, shares of the wing, and their widths with them; 0 drilled. */
  loose?: number;
  /** Shares of `tipLength` left on the outermost and on the innermost feather: a bar that thins out. */
  tipTaper?: readonly [outer: number, inner: number];
}

/** A band or patch of colour laid whole over the rows of the wing. */
export interface WingBand {
  /** Its outline on the wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  over: Path;
  /** Laid over the scapulars too, which otherwise hide it near the shoulder. */
  onTop?: boolean;
  colour: Hex;
  /** Width of its transition, px at the archetype's size. */
  soft?: number;
  opacity?: number;
}

/** Small feathers of one colour laid last over bend, coverts and scapulars. */
export interface FeatherPatch {
  /** Its outline on the wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  over: Path;
  colour: Hex;
  /** Length of its feathers, factor. */
  length?: number;
  /** Share of its feathers that are there: less lets those below show. */
  density?: number;
  mark?: Mark;
}

/** The folded wing of a species. */
export interface Wing {
  /** Folded wing over total length of the bird, from its measurements. */
  chord?: number;
  /** Width of the feathers relative to a songbird's. */
  scale?: number;
  lesserCoverts: Hex;
  lesserMark?: Mark;
  /** How far the lesser coverts reach along the wing. */
  lesserTo?: number;
  scapulars: Hex;
  scapularMark?: Mark;
  /** Share of the lower edge under flank feathers, near the shoulder. */
  flankCover?: number;
  /** Lays the rows as this build does where they give no place of their own. */
  build?: 'duck' | 'goose' | 'pigeon';
  /** Bands and patches that run on from feather to feather. */
  bands?: readonly WingBand[];
  patches?: readonly FeatherPatch[];
  /** How far the breast feathers lie over the bend, and the scapulars over the wing, factors. */
  seat?: number;
  scapularReach?: number;
  /** How far mantle and breast side lie over the front of the scapulars, px at a wing scale of 1; 0 not at all. */
  shoulder?: number;
  rows: Partial<Record<RowName, WingRow>>;
}

/** Lengths in head radii. */
export interface Tail {
  length: number;
  width: number;
  feathers?: number;
  /** Outer feathers longer by this share. */
  fork?: number;
  /** Both halves show, so that a fork makes a cleft between them and white sides frame the tail. */
  notched?: boolean;
  /** Outer feathers shorter by this share. */
  graduated?: number;
  /** Opening of the fan, radians. */
  spread?: number;
  /** The outermost longer by this share, tapering. */
  streamer?: number;
  /** The central pair longer by this share, narrow (pintail, bee-eater). */
  central?: number;
  /** How far it is cocked above the line of the back, radians. */
  lift?: number;
  /** Bend of the feathers, radians. */
  bend?: number;
  /** How far the undertail coverts reach along the lower edge, share of its length; none by default. */
  undertail?: number;
  /** How far the uppertail coverts carry the rump on along the upper edge, share of its length; none by default. */
  uppertail?: number;
  feather: Feather;
  except?: Readonly<Record<number, Partial<Feather>>>;
}

/** Lengths in head radii, depths in shares of the depth of its base. */
export interface Bill {
  kind?: 'plain' | 'hooked' | 'gull' | 'duck' | 'owl' | 'crossed' | 'parrot';
  length: number;
  depth?: number;
  /** Down-curve over the whole length (negative: upturned). */
  curve?: number;
  hook?: number;
  /** Exponent of the fall of a hooked or a gull's culmen: 2.3 a raptor's even bow, 9 straight but for the nail (cormorant). */
  bend?: number;
  /** The tomial tooth of a falcon: how far it stands out of the edge of the upper mandible. */
  tooth?: number;
  /** Bulge of the upper and of the lower edge. */
  culmen?: number;
  gonys?: number;
  /** Share of its length that the lower mandible reaches, 0.96; 1 where a strong curve would part the tips. */
  lowerReach?: number;
  /** Depth kept up to a blunt tip, share of that at the root: 0 a point, 0.3 a snipe's. */
  tipDepth?: number;
  /** How far the cutting edge turns down at its root, as in seed-eaters. */
  kink?: number;
  upper: Hex;
  /** Feathers that lie forward over the root of the upper mandible, and how far, share of its length. */
  bristles?: {
    colour: Hex;
    reach: number;
    /** Loose hairs of uneven length in place of a closed pad (crows). */
    fine?: boolean;
  };
  lower?: Hex;
  tip?: Hex;
  tipLength?: number;
  cere?: Hex;
  /** Spot at the corner of the lower mandible (gulls). */
  spot?: Hex;
  /** Size of that spot, factor. */
  spotSize?: number;
  /** How the bill of a duck departs from the mallard's. */
  shape?: DuckBillShape;
  /** Bare corner of a raptor's mouth, and how far it runs back, head radii from the eye. */
  gape?: Hex;
  gapeTo?: number;
}

/** The shape and the marks of a duck's bill; 0 or 1 is the mallard's. */
export interface DuckBillShape {
  /** Slope: 0 level, 1 the mallard's. */
  droop?: number;
  /** Depth beyond the root, factor. */
  depth?: number;
  /** Broader towards the tip, by this share (shoveler). */
  spatula?: number;
  /** Narrower towards the tip, by this share (goose, teal). */
  taper?: number;
  /** Culmen raised near the root (white-headed duck) or straightened along its middle (goose), head radii. */
  swell?: number;
  straight?: number;
  /** Culmen raised before the tip, which stays deep and round, head radii. */
  blunt?: number;
  /** Radius of a knob at the root, head radii. */
  knob?: number;
  /** Size of the nostril, factor. */
  nostril?: number;
  /** Colour of the culmen and of the nail. */
  ridge?: Hex;
  nail?: Hex;
}

/** Radius in head radii, the rest in shares of it. */
export interface Eye {
  radius: number;
  iris: Hex;
  ring?: Hex;
  ringWidth?: number;
  pupil?: number;
  /** No pale rim where the head is black. */
  plain?: boolean;
  /** The bony ridge over a raptor's eye; the plumaje's colour when none is given. */
  brow?: { colour?: Hex; weight?: number };
}

/** Legs and feet; widths are factors on the archetype's. */
export interface Legs {
  colour: Hex;
  claw?: Hex;
  /** Colour of the toes where it is not the leg's; on an owl with feathered tarsi, its bare toes. */
  feet?: Hex;
  /** Three forward and one back; two and two; no hind toe; webbed; on a trunk, three close together up it and one down. */
  toes?: 'three-one' | 'two-two' | 'three' | 'webbed' | 'climbing';
  toeLength?: number;
  thickness?: number;
  /** Width of the feather trousers in leg widths; 0 none. */
  trousers?: number;
  trouserColour?: Hex;
  /** How far down they reach, shares of the tibia. */
  trouserLength?: number;
  /** Feathers down to the claws. */
  feathered?: boolean;
  /** Length of a nearly straight hind claw, shares of a toe (larks, pipits). */
  hindClaw?: number;
  /** Length of the talons, factor. */
  talons?: number;
  /** Full feathered thighs of a raptor, in place of trousers. */
  culottes?: Culottes;
}

/** The feathered thighs of a raptor. */
export interface Culottes {
  colour: Hex;
  /** Greatest breadth, head radii. */
  breadth: number;
  mark?: Mark;
  /** Feathers down the tarsus to the toes. */
  booted?: boolean;
  /** Share of the thigh over which its top rounds off into the belly; 0 ends it square. */
  crown?: number;
}

/** Structures that few species have. */
export type Ornament =
  | {
      kind: 'fan-crest';
      colour: Hex;
      band: Hex;
      tip: Hex;
      /** Directions of the foremost and of the hindmost feather, radians: −π/2 straight up, 0 straight back. */
      turn?: readonly [first: number, last: number];
      /** Factors on the length of its feathers and on how unevenly they stand; how many they are, 16. */
      reach?: number;
      loose?: number;
      count?: number;
    }
  | { kind: 'nape-plumes'; colour: Hex; count: number; length: number }
  | { kind: 'scapular-plumes'; colours: readonly Hex[] }
  | {
      kind: 'breast-plumes';
      colours: readonly Hex[];
      /** Factor on their length. */
      length?: number;
    }
  | {
      kind: 'crest';
      colour: Hex;
      count: number;
      /** Head radii. */
      length: number;
      width?: number;
      /** Root of the first plume, head radii from the eye. */
      at?: Point;
      /** From the root of the first plume to that of the last, head radii; back along the crown by default. */
      roots?: Point;
      /** Share of the rise that the last plume has lost: 0 all parallel. */
      fan?: number;
      /** Radians above straight back, and how much each plume bends up (positive) or down. */
      rise?: number;
      curl?: number;
    }
  | {
      /** A crest of one piece: roots of its first and last feather and its tip, head radii from the eye. */
      kind: 'wedge-crest';
      colour: Hex;
      streak: Hex;
      from: Point;
      to: Point;
      tip: Point;
      /** How far the last feather falls short of the tip, share of the way back to its root. */
      lag?: number;
      /** How far the fore edge bulges, head radii. */
      bow?: number;
    }
  | {
      /** A crest of loose feathers: roots of the first and the last, head radii from the eye. */
      kind: 'tuft-crest';
      colour: Hex;
      edge: Hex;
      streak: Hex;
      count: number;
      from: Point;
      to: Point;
      /** Of the longest feather, head radii. */
      length: number;
      width?: number;
      /** Breadth of the edge with the feather that it frames, shares of the width, 1.12. */
      edgeWidth?: number;
      /** How far the feathers of the head lie over each root, head radii, 0.17. */
      seat?: number;
      /** Length of the first and of the last feather, shares of the longest. */
      first?: number;
      last?: number;
      /** Where the longest stands, share of the way from the first to the last, 0.66. */
      peak?: number;
      /** Radians above straight back; share of it that the last feather has lost; bend of the tips upwards. */
      rise: number;
      fan?: number;
      curl?: number;
    }
  | { kind: 'tail-curl'; colour: Hex }
  | {
      /** Loose down in place of a tail: from which u of the sheet, from which v down, tufts in head radii. */
      kind: 'puff';
      colour: Hex;
      from: number;
      top?: number;
      length: number;
    }
  | {
      /** A ring of bare skin on the tibia, shares of it from the hip. */
      kind: 'garter';
      colour: Hex;
      from: number;
      to: number;
    }
  | {
      /** Collar of a vulture: where on the sheet (u), its depth in u, plumes in head radii, flare in radians. */
      kind: 'ruff';
      colour: Hex;
      at: number;
      depth?: number;
      length: number;
      flare?: number;
      lance?: boolean;
    }
  | {
      kind: 'shield';
      colour: Hex;
      /** How far up the forehead, share of the sheet (0.05–0.12). */
      reach: number;
      /** Breadth on the forehead and bulge beyond it, head radii. */
      width: number;
      bulge?: number;
      /** Where it ends on the side of the bill, head radii below the eye. */
      gape?: number;
    }
  | {
      kind: 'flank-feathers';
      feather: Feather;
      /** Feathers a row, and rows: the last lies on top. */
      count: number;
      rows?: number;
      /** Roots of the first and of the last feather of the top row, on the sheet. */
      along: readonly [front: Point, back: Point];
      /** Distance between rows, shares of the depth of the body. */
      depth?: number;
      /** Head radii. */
      length: number;
      width: number;
    }
  | {
      /** Ear plumes fanned from a line of roots to an edge, both head radii from the eye, top to bottom. */
      kind: 'frill';
      roots: Path;
      edge: Path;
      /** From the longest, that lies lowest, to the shortest on top. */
      colours: readonly Hex[];
      /** Plumes of each colour, and their width, head radii. */
      count: number;
      width?: number;
      /** Share of the length that the colours lie back from each other, all together. */
      step?: number;
      /** Bend of each plume, share of its length. */
      bow?: number;
      opacity?: number;
    }
  | {
      /** Bare skin or horn of one piece, head radii from the eye: a gape, or a bill that runs up into a shield. */
      kind: 'skin';
      shape: Path;
      colour: Hex;
      gape?: Path;
      shine?: Path;
      nostril?: Point;
      /** Another colour towards the tip, washed in between two places. */
      tip?: { colour: Hex; from: Point; to: Point };
      /** Without contour. */
      soft?: boolean;
    }
  | { kind: 'gloss'; at: Point; radius: number; colour: Hex; strength: number };

/** The face of an owl; lengths in head radii. */
export interface OwlFace {
  /** A disc of two halves, two tall ovals, or one heart. */
  shape?: 'round' | 'ovals' | 'heart';
  /** Size of the disc, factor. */
  size?: number;
  /** Half the distance between the eyes. */
  gap?: number;
  /** The face turned to the right (positive) or the left, −1..1, and rolled, radians. */
  turn?: number;
  tilt?: number;
  disc: Hex;
  discDark: Hex;
  /** Strength of the rings about the eyes, 0..1. */
  rings?: number;
  rim: Hex;
  /** Breadth of the rim, factor. */
  rimWidth?: number;
  brow: Hex;
  /** Breadth of the brows, and how steeply they rise outwards, factors. */
  browWeight?: number;
  browRise?: number;
  chin: Hex;
  /** Pale feathers beside the bill, down and out: the lower arms of the X of a long-eared owl; none by default. */
  cross?: Hex;
  /** Feathers about the eye: reach in eye radii, `inward` more towards the bill. */
  surround?: { colour: Hex; reach?: number; inward?: number; opacity?: number };
  /** Weight of the heavy lids, factor. */
  lids?: number;
  /** Ear tufts; `close` 1 stands them together and upright, `root` is the plumage that they grow from; `bow` 1 curves them outwards as horns, 0 stands them straight. */
  tufts?: {
    length: number;
    dark: Hex;
    pale: Hex;
    close?: number;
    width?: number;
    root?: Hex;
    bow?: number;
    /** How far the tips lean out beyond their place, and sink as they do, head radii. */
    lean?: number;
    /** How unevenly the feathers end, head radii: a shaggy ear has more of them, in its two colours at random; 0 a trim one, striped. */
    shag?: number;
  };
}

/** A point on the bird, wherever its pose puts it. */
export type Anchor =
  /** Head radii from the eye: x towards the bill, y down. */
  | { head: Point }
  /** On the sheet of the body: u along, v from back to belly. */
  | { sheet: Point }
  /** On the folded wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  | { wing: Point }
  /** Shares of the length of tail and bill, from the base. */
  | { tail: number }
  | { bill: number }
  /** Share of the near leg, from the belly (0) to the sole (1). */
  | { leg: number }
  /** On the bird of `aloft`, body lengths: across from the axis (positive is its right from above) and back from the bill tip. */
  | { aloft: Point }
  /** Px of the plate as it is seen: for what is no part of the bird itself. */
  | { plate: Point };

/** A character by which the bird is told, and where it shows. */
export interface Rasgo {
  texto: string;
  at: Anchor;
}

/** A second bird on the plate: what differs from the first, whose recipe it takes for the rest. */
export interface Pareja
  extends Partial<
    Pick<
      Recipe,
      | 'archetype'
      | 'facing'
      | 'pose'
      | 'base'
      | 'tuft'
      | 'tracts'
      | 'wing'
      | 'tail'
      | 'bill'
      | 'eye'
      | 'legs'
      | 'face'
      | 'ornaments'
    >
  > {
  what: 'hembra' | 'joven' | 'en invierno' | 'en verano';
  /** Its size relative to the first, 0.45–1.15: smaller or farther off, or larger, as hens of raptors are. */
  size: number;
  /** Where the middle of its body stands, px of the plate from the left. */
  x: number;
  /** How much higher than the first it stands or swims, px: farther away. On rods it follows the rod. */
  rise?: number;
}

/** All that the engine needs to draw one species. */
export interface Recipe {
  slug: string;
  archetype: ArchetypeName;
  facing?: 'left' | 'right';
  pose?: Proportions;
  frame?: Frame;
  /** Ground colour of the plumaje under every tract. */
  base: Hex;
  /** Size of the feathers of the body, factor. */
  tuft?: number;
  tracts: readonly Tract[];
  wing?: Wing;
  tail?: Tail;
  bill: Bill;
  eye: Eye;
  legs: Legs;
  face?: OwlFace;
  ornaments?: readonly Ornament[];
  /** A second bird, smaller and behind. */
  pareja?: Pareja;
  /** The species in flight: a vignette beside the perched bird or, if `main`, the bird of the plate itself. */
  aloft?: Aloft;
  scene: Scene;
  rasgos: readonly Rasgo[];
}
