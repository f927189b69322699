/** How many ports are tried before giving up. */
const TRIES = 20;

/**
 * Calls `listen` with `first`, or the next port that no other program has.
 * @throws whatever else keeps a program from listening
 */
export async function onFreePort(first: number, listen: (port: number) => Promise<unknown>): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await listen(port);
      return port;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || port + 1 === first + TRIES) throw error;
    }
  }
}
