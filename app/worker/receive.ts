/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { paths } from '../../domain/addresses/paths.ts';
import { RECEIVED } from '../../domain/exchange/device/received.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps a file that another program shares until the page asks for it: it never leaves the device. */
export async function receive({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const base = new URL(self.registration.scope).pathname;
  const page = `${base}${paths.copies().slice(1)}`;
  const file = (await request.formData()).get(RECEIVED.field);
  if (!(file instanceof File)) return Response.redirect(page, 303);
  try {
    await keep(file, base);
  } catch (error) {
    // The page finds none, and says so.
    console.warn('A shared file cannot be kept:', error);
  }
  return Response.redirect(`${page}${RECEIVED.fragment}`, 303);
}

async function keep(file: File, base: string): Promise<void> {
  const cache = await caches.open(RECEIVED.cacheOf(base));
  const headers = { [RECEIVED.nameHeader]: encodeURIComponent(file.name) };
  const address = `${base}${RECEIVED.address}`;
  // One that was shared before, and never asked for, must not be taken for this one.
  await cache.delete(address);
  await cache.put(address, new Response(file, { headers }));
}
