import { expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { RECEIVED } from '../../domain/exchange/device/received.ts';

test('a shared file for which there is no room leads to the page all the same, which says that it has none', async () => {
  vi.stubGlobal('self', { registration: { scope: 'https://example.org/aves/' } });
  const put = vi.fn().mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const forget = vi.fn().mockResolvedValue(true);
  vi.stubGlobal('caches', { open: async () => ({ put, delete: forget }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation(() => new Response());
  const { receive } = await import('./receive.ts');
  const body = new FormData();
  body.append(RECEIVED.field, new File(['nombre\nCuco\n'], 'lista.csv'));
  const request = new Request('https://example.org/aves/copias', { method: 'POST', body });
  await receive({ request } as RouteHandlerCallbackOptions);
  expect(forget).toHaveBeenCalledBefore(put);
  expect(redirect).toHaveBeenCalledWith(`/aves/copias${RECEIVED.fragment}`, 303);
});
