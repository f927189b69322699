/** Does a step that takes long, and tells in one line what it is and how long it took. False when it fails, with the reason. */
export function told(what: string, step: () => void): boolean {
  const start = performance.now();
  process.stdout.write(`${what}…`);
  try {
    step();
    console.log(` ${((performance.now() - start) / 1000).toFixed(0)} s`);
    return true;
  } catch (error) {
    console.log(` failed: ${reasonOf(error)}`);
    return false;
  }
}

/** The first line that a program wrote before it failed, or the first of what was thrown. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string | Buffer; message: string };
  return (String(stderr ?? '').trim() || message).split('\n')[0] ?? '';
}
