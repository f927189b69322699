import type { FlightPlan } from '../flight.ts';
import { ACCIPITER } from './accipiter.ts';
import { BUZZARD } from './buzzard.ts';
import { EAGLE } from './eagle.ts';
import { FALCON } from './falcon.ts';
import { GULL } from './gull.ts';
import { HARRIER } from './harrier.ts';
import { KITE } from './kite.ts';
import { LAPWING } from './lapwing.ts';
import { SWALLOW } from './swallow.ts';
import { SWIFT } from './swift.ts';
import { VULTURE } from './vulture.ts';
import { WADER } from './wader.ts';

/** The plans from which species depart. */
export const GROUPS = {
  accipiter: ACCIPITER,
  buzzard: BUZZARD,
  eagle: EAGLE,
  falcon: FALCON,
  gull: GULL,
  harrier: HARRIER,
  kite: KITE,
  lapwing: LAPWING,
  swallow: SWALLOW,
  swift: SWIFT,
  vulture: VULTURE,
  wader: WADER,
} satisfies Record<string, FlightPlan>;

export type GroupName = keyof typeof GROUPS;
