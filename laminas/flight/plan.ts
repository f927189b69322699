import type { Flight } from './flight.ts';
import { GROUPS } from './groups/groups.ts';
import type { FlightPlan } from './measures.ts';

/** The measures of a bird: those of its group with its own departures. */
export function planOf({ group, plan = {} }: Pick<Flight, 'group' | 'plan'>): FlightPlan {
  const base = GROUPS[group];
  return {
    wing: { ...base.wing, ...plan.wing },
    trunk: { ...base.trunk, ...plan.trunk },
    tail: { ...base.tail, ...plan.tail },
    raise: { ...base.raise, ...plan.raise },
  };
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
