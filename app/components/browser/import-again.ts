let attempts = 0;

/**
 * Loads a part of the app. A browser remembers that a script could not be fetched and does not ask for it again, so
 * a failed one is asked for once more under an address of its own: what was lost offline comes when the network is back.
 * @throws {Error} when it cannot be fetched this time either
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    attempts += 1;
    return import(/* @vite-ignore */ `${address}?intento=${attempts}`);
  }
}
