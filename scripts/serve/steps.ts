import { bar, type Out } from '../draw/progress.ts';

/** How long a step may take without a word, ms. */
const PATIENCE = 2000;

/** How often a bar is drawn over, ms. */
const EVERY = 200;

const ERASE = '\r\x1b[K';

/** A part of a command that its user waits for: `doing` names it meanwhile, `parts` is how many `advance` will be called for. */
export interface Step {
  doing: string;
  parts: number;
  out?: Out;
}

/**
 * Runs `task` and writes one line with what it returns and the time it took: «Built 241 pages in 6.2 s». On a terminal a
 * bar stands there meanwhile, once it has taken two seconds.
 */
export async function step(
  { doing, parts, out = process.stdout }: Step,
  task: (advance: () => void) => Promise<string>,
): Promise<void> {
  const start = performance.now();
  let done = 0;
  let last = start + PATIENCE - EVERY;
  const draw = () => {
    const now = performance.now();
    if (!out.isTTY || now - last < EVERY) return;
    last = now;
    out.write(`${ERASE}${doing} ${bar(done / parts)} ${done}/${parts}`);
  };
  const timer = setInterval(draw, EVERY);
  try {
    const outcome = await task(() => {
      done += 1;
      draw();
    });
    out.write(`${out.isTTY ? ERASE : ''}${outcome} in ${duration(performance.now() - start)}\n`);
  } catch (error) {
    if (out.isTTY) out.write(ERASE);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** A time of `ms` as one reads it: tenths of a second only while they matter. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
