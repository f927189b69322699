/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import type { PrecacheController } from 'workbox-precaching';
import { cachesOf } from '../features/offline/caches.ts';

declare const self: ServiceWorkerGlobalScope;

const base = () => new URL(self.registration.scope).pathname;

/**
 * Before a new version clears the files of the one before, sets those aside that its open tabs may still ask for.
 * Files of a version before that go once no more than the tab that asked for the change is open.
 */
export async function keepForOpenTabs(guide: PrecacheController): Promise<void> {
  const { previous } = cachesOf(base());
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await caches.delete(previous);
  const wanted = new Set(guide.getURLsToCacheKeys().values());
  const before = await caches.open(cacheNames.precache);
  const aside = await caches.open(previous);
  for (const request of await before.keys()) {
    const response = wanted.has(request.url) ? undefined : await before.match(request);
    if (response) await aside.put(request, response);
  }
}

/** Gives a file of an earlier version to a tab that still shows it; the host may no longer have it. */
export async function openTabsFile({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const kept = await caches.open(cachesOf(base()).previous);
  return (await kept.match(request, { ignoreSearch: true })) ?? fetch(request);
}
