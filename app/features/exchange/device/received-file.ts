import { RECEIVED } from '../../../../domain/exchange/device/received.ts';

/** The file that another program has shared with the guide, once; `null` where there is none. */
export async function receivedFile(): Promise<File | null> {
  const base = import.meta.env.BASE_URL;
  const cache = await caches.open(RECEIVED.cacheOf(base));
  const address = `${base}${RECEIVED.address}`;
  const response = await cache.match(address);
  if (!response) return null;
  const name = decodeURIComponent(response.headers.get(RECEIVED.nameHeader) ?? 'archivo');
  const file = new File([await response.blob()], name);
  await cache.delete(address);
  return file;
}
