import { Workbox } from 'workbox-window';

/** How often a page that stays open asks whether there is a new version, ms. */
const ASK_EVERY = 60 * 60 * 1000;

let workbox: Workbox | undefined;
let waiting = false;
const listeners = new Set<() => void>();

/** Whether a new version waits for the visitor to ask for it. */
export const isVersionWaiting = (): boolean => waiting;

export function onVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the new version: it takes over from the old one and this page is loaded again. Other pages stay as they are. */
export function update(): void {
  workbox?.addEventListener('controlling', () => window.location.reload());
  workbox?.messageSkipWaiting();
}

/** Starts what keeps the guide for when there is no network. Gives up silently where browsers allow none. */
export async function register(): Promise<void> {
  if (workbox || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`);
  workbox.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener();
  });
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) keepWhatIsShown();
  });
  await workbox.register();
  setInterval(() => workbox?.update(), ASK_EVERY);
}

/** The first version finds the plates of this page already there: it is told to keep them too. */
function keepWhatIsShown(): void {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && /(\.webp|-colorear\.svg)$/.test(name));
  workbox?.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
