/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { LAMINA_WIDTHS } from '../../domain/addresses/paths.ts';
import { TOTAL_AVES } from '../../domain/species/total.ts';
import { cachesOf } from '../features/offline/caches.ts';

declare const self: ServiceWorkerGlobalScope;

const { savedPlates, visitedPlates } = cachesOf(new URL(self.registration.scope).pathname);

/** Visited plates that are kept: each species in each of its widths. */
const MAX_SEEN = LAMINA_WIDTHS.length * TOTAL_AVES;

const visited = new StaleWhileRevalidate({
  cacheName: visitedPlates,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_SEEN, purgeOnQuotaError: true }),
  ],
});

/** A plate: the saved one, else the one seen before, else that of the network, else the same plate in another width. */
export async function lamina({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const saved = await caches.match(request, { cacheName: savedPlates, ignoreSearch: true });
  if (saved) return saved;
  try {
    return await visited.handle({ request, event });
  } catch (error) {
    const other = await inAnotherWidth(request.url);
    if (other) return other;
    throw error;
  }
}

/** The widest other version of a plate that is at hand. */
async function inAnotherWidth(url: string): Promise<Response | undefined> {
  for (const width of LAMINA_WIDTHS.toReversed()) {
    const address = url.replace(/-\d+\.webp.*$/, `-${width}.webp`);
    for (const cacheName of [savedPlates, visitedPlates]) {
      const found = await caches.match(address, { cacheName, ignoreSearch: true });
      if (found) return found;
    }
  }
  return undefined;
}
