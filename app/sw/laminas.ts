/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { TOTAL_AVES } from '../../domain/avistadas.ts';
import { ANCHOS_DE_LAMINA } from '../../domain/paths.ts';
import { cachesOf } from '../features/sin-conexion/caches.ts';

declare const self: ServiceWorkerGlobalScope;

const { guardadas, vistas } = cachesOf(new URL(self.registration.scope).pathname);

/** Visited plates that are kept: each species in each of its widths. */
const MAX_VISTAS = ANCHOS_DE_LAMINA.length * TOTAL_AVES;

const visited = new StaleWhileRevalidate({
  cacheName: vistas,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_VISTAS, purgeOnQuotaError: true }),
  ],
});

/** A plate: the saved one, else the one seen before, else that of the network, else the same plate in another width. */
export async function lamina({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const saved = await caches.match(request, { cacheName: guardadas, ignoreSearch: true });
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
  for (const ancho of ANCHOS_DE_LAMINA.toReversed()) {
    const address = url.replace(/-\d+\.webp.*$/, `-${ancho}.webp`);
    for (const cacheName of [guardadas, vistas]) {
      const found = await caches.match(address, { cacheName, ignoreSearch: true });
      if (found) return found;
    }
  }
  return undefined;
}
