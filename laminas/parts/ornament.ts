import type { Hex } from '../geometry/colour.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Feather } from './feather.ts';

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
      /** Loose hair-like plumes from the mantle over the upper wing (egrets). */
      kind: 'aigrettes';
      colours: readonly Hex[];
      count?: number;
      /** How far the longest run out beyond the wing, head radii, and how much their tips turn up, radians. */
      reach: number;
      curl?: number;
      /** Length of the barbs, factor. */
      barbs?: number;
      /** Breadth of a closed, lance-shaped vane, head radii; none by default. */
      lance?: number;
      /** Where on the wing they end or leave it, s, and how far down it they fall, w. */
      to?: number;
      fall?: number;
    }
  | {
      kind: 'breast-plumes';
      colours: readonly Hex[];
      /** Factors on their length and on their breadth. */
      length?: number;
      width?: number;
    }
  | {
      kind: 'crest';
      colour: Hex;
      count: number;
      /** Head radii. */
      length: number;
      width?: number;
      /** Root of the first plume, head radii from the eye: on the head, or it hovers. */
      at?: Point;
      /** From the root of the first plume to that of the last, head radii; back along the crown by default. */
      roots?: Point;
      /** Share of the rise that the last plume has lost: 0 all parallel, negative more of it. */
      fan?: number;
      /** Radians above straight back (negative droops), and how much each plume bends up (positive) or down. */
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
      kind: 'flank-feathers';
      feather: Feather;
      /** They lie over the lower edge of the wing rather than under it. */
      overWing?: boolean;
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
