const BAR_WIDTH = 24;

const ERASE = '\r\x1b[K';

/** A part of a command that its user waits for: `doing` names it meanwhile, `parts` is how many `advance` will be called for. */
export interface Step {
  doing: string;
  parts: number;
  out?: { isTTY?: boolean; write(text: string): unknown };
}

/**
 * Runs `task` and writes one line with what it returns and the time it took: «Built 241 pages in 6.2 s». On a terminal a
 * bar stands there meanwhile.
 */
export async function step(
  { doing, parts, out = process.stdout }: Step,
  task: (advance: () => void) => Promise<string>,
): Promise<void> {
  const start = performance.now();
  let done = 0;
  const erase = out.isTTY ? ERASE : '';
  const draw = () => {
    const full = '█'.repeat((done / parts) * BAR_WIDTH);
    if (out.isTTY) out.write(`${ERASE}${doing} ${full.padEnd(BAR_WIDTH, '░')} ${done}/${parts}`);
  };
  draw();
  try {
    const outcome = await task(() => {
      done += 1;
      draw();
    });
    out.write(`${erase}${outcome} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    out.write(erase);
    throw error;
  }
}
