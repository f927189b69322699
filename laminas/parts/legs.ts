import type { Hex } from '../geometry/colour.ts';
import type { Mark } from './tract.ts';

/** Legs and feet; widths are factors on the archetype's. */
export interface Legs {
  colour: Hex;
  claw?: Hex;
  /** Colour of the toes where it is not the leg's; on an owl with feathered tarsi, its bare toes. */
  feet?: Hex;
  /**
   * Three forward and one back; two and two; no hind toe; webbed; a heron's four long ones;
   * a wader's with its short hallux; a vulture's flat foot; on a trunk,
   * three close together up it and one down.
   */
  toes?: 'three-one' | 'two-two' | 'three' | 'webbed' | 'wading' | 'shore' | 'walking' | 'climbing';
  toeLength?: number;
  thickness?: number;
  /** Width of the feather trousers in leg widths; 0 none. */
  trousers?: number;
  /** Their colour, that of the thigh of a `stance` and of the top of an owl's feathered tarsus; that of the belly above by default. */
  trouserColour?: Hex;
  /** How far down they reach, shares of the tibia. */
  trouserLength?: number;
  /** Feathers down to the claws. */
  feathered?: boolean;
  /** Length of a nearly straight hind claw, shares of a toe (larks, pipits). */
  hindClaw?: number;
  /** A cock's spur behind the tarsus, share of the tarsus. */
  spur?: number;
  /** Length of the talons, factor. */
  talons?: number;
  /** Full feathered thighs of a raptor, in place of trousers. */
  culottes?: Culottes;
  /** Turn of the feet of a bird that clings to bark, radians from straight ahead, outwards. */
  cling?: { yaw: readonly [near: number, far: number] };
  /** Measures of the legs of a bird that stands, in place of the archetype's legs. */
  stance?: Stance;
}

/** How the legs of a species are built and how it stands on them. */
export interface Stance {
  /** It holds on to a stalk, one foot above the other where the archetype has them; `lean` then is how far the heels sink. */
  onStalk?: boolean;
  /** Heel to sole, share of the greatest depth of the body. */
  tarsus: number;
  /** Middle toe without its claw, share of the tarsus, 0.62. */
  toe?: number;
  /** Thickness of the tarsus where it is slenderest, share of its length, 0.065. */
  girth?: number;
  /** Share of the near tarsus under the feathers of the belly, 0.3; negative shows the shin above the heel. */
  hidden?: number;
  /** Where the weight rests, share of the trunk from breast to tail base, 0.45. */
  balance?: number;
  /** How far the far foot stands ahead (negative: behind), share of the body's depth, 0.16. */
  stride?: number;
  /** How far both soles stand from the middle of level ground, towards and away from the viewer, share of the depth, 0.1. */
  apart?: number;
  /** Lean of the tarsi, radians: positive with the heel behind the sole. */
  lean?: readonly [near: number, far: number];
  /** Turn of the feet towards the viewer, radians: 0 along the body, 1.57 across it. */
  yaw?: readonly [near: number, far: number];
  /** How far the front toes, parted at the ball, close again round a rod, 0 straight (the default) to 1. */
  grasp?: number;
  /** How strongly the horny plates show, 0 smooth (robins, thrushes) to 1 (crows, raptors). */
  scutes?: number;
  /** How far the knee lies ahead of the heel, radians from upright, 0.62. */
  knee?: number;
  /** Knee to heel, share of the body's depth, 0.42: 0.8 in herons and storks. */
  tibia?: number;
  /** Share of the shin from the knee down that the feathers cover, 1: less in herons, storks, waders. */
  shin?: number;
  /** How full the feathered thigh stands out of the belly, share of the body's depth across it, 0.3; 0 none. */
  thigh?: number;
  /** The pattern of the flank runs on over the thigh: only its end shows, where it leaves the belly. */
  flankWhole?: boolean;
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
