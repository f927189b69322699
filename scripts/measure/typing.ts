import { measureKeys } from '../bench-search.ts';
import type { Figure } from './budget.ts';

/** What a key costs the main thread at full speed, ms of its own time, 95 of 100 keys, for the guide and for a list of the world's size. */
export async function measureTyping(): Promise<Figure[]> {
  const measured = await measureKeys();
  return measured
    .filter(({ slowdown }) => slowdown === 1)
    .map(({ species, later: { median, p95 } }) => ({
      what: `a key in the search box, ${species.toLocaleString('en')} species, 95 of 100 (median ${median.toFixed(1)} ms)`,
      value: p95,
      limit: 8,
      unit: 'ms',
    }));
}
