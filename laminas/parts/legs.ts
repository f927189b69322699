import type { Hex } from '../geometry/colour.ts';
import type { Mark } from './tract.ts';

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
