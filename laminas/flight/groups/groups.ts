import type { FlightPlan } from '../measures.ts';
import { ACCIPITER } from './accipiter.ts';
import { BEE_EATER } from './bee-eater.ts';
import { BUZZARD } from './buzzard.ts';
import { CROW } from './crow.ts';
import { CUCKOO } from './cuckoo.ts';
import { DOVE } from './dove.ts';
import { EAGLE } from './eagle.ts';
import { FALCON } from './falcon.ts';
import { GULL } from './gull.ts';
import { HARRIER } from './harrier.ts';
import { KITE } from './kite.ts';
import { LAPWING } from './lapwing.ts';
import { LARK } from './lark.ts';
import { NIGHTJAR } from './nightjar.ts';
import { OWL } from './owl.ts';
import { PARAKEET } from './parakeet.ts';
import { SANDGROUSE } from './sandgrouse.ts';
import { STORK } from './stork.ts';
import { SWALLOW } from './swallow.ts';
import { SWIFT } from './swift.ts';
import { VULTURE } from './vulture.ts';
import { WADER } from './wader.ts';

/** The plans from which species depart. */
export const GROUPS = {
  accipiter: ACCIPITER,
  'bee-eater': BEE_EATER,
  buzzard: BUZZARD,
  crow: CROW,
  cuckoo: CUCKOO,
  dove: DOVE,
  eagle: EAGLE,
  falcon: FALCON,
  gull: GULL,
  harrier: HARRIER,
  kite: KITE,
  lapwing: LAPWING,
  lark: LARK,
  nightjar: NIGHTJAR,
  owl: OWL,
  parakeet: PARAKEET,
  sandgrouse: SANDGROUSE,
  stork: STORK,
  swallow: SWALLOW,
  swift: SWIFT,
  vulture: VULTURE,
  wader: WADER,
} satisfies Record<string, FlightPlan>;

export type GroupName = keyof typeof GROUPS;
