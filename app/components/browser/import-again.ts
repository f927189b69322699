let attempts = 0;

/** Style sheets that could not be fetched. */
const lost = new Set<HTMLLinkElement>();

globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

/**
 * Loads a part of the app. A browser remembers that a script could not be fetched and does not ask for it again, nor is a style
 * sheet asked for twice, so a failed one is asked for once more under an address of its own: what was lost offline comes when the
 * network is back.
 * @throws {Error} when it cannot be fetched this time either
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...lost].map(linkAgain));
  try {
    return await load();
  } catch (error) {
    if (lost.size > 0) return importAgain(load);
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    attempts += 1;
    return import(/* @vite-ignore */ `${address}?intento=${attempts}`);
  }
}

function linkAgain(link: HTMLLinkElement): Promise<unknown> {
  lost.delete(link);
  attempts += 1;
  return new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = `${link.href.split('?')[0]}?intento=${attempts}`;
    next.onload = resolve;
    next.onerror = () => reject(new Error(`The style sheet ${link.href} cannot be fetched`));
    link.replaceWith(next);
  });
}
