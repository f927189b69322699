/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { paths, singlePages } from '../../domain/addresses/paths.ts';
import { lamina } from './plates.ts';
import { keepForOpenTabs, openTabsFile } from './previous-version.ts';
import { receive } from './receive.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Page that stands for every address of the guide: the scripts draw what belongs there. */
const SHELL = 'abrir.html';

/** Addresses of the guide within its folder; all others (files, unknown ones) are the host's. */
const PAGES = new RegExp(
  `^((birds|lugares|laminas)(/.*)?|${singlePages()
    .map((page) => page.slice(1))
    .join('|')})?/?$`,
);

/** Pictures that are kept: plates, birds in flight, colouring sheets. */
const PICTURE = /^images\/\w+-((\d+|vuelo)\.webp|colorear\.svg)$/;

const guide = new PrecacheController();
guide.addToCacheList(self.__WB_MANIFEST);

const base = new URL(self.registration.scope).pathname;
const within = ({ pathname }: URL) => (pathname.startsWith(base) ? pathname.slice(base.length) : null);

// A new version waits until the visitor asks for it. The first one serves at once the pages that are open.
self.addEventListener('install', (event) => {
  guide.install(event);
});
self.addEventListener('activate', (event) => {
  event.waitUntil(keepForOpenTabs(guide).then(() => guide.activate(event)));
});
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
clientsClaim();

registerRoute(new PrecacheRoute(guide, { ignoreURLParametersMatching: [/^intento$/], directoryIndex: '' }));
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && PAGES.test(within(url) ?? '-'),
  guide.createHandlerBoundToURL(SHELL),
);
registerRoute(({ url }) => within(url)?.startsWith('assets/') ?? false, openTabsFile);
registerRoute(({ url }) => url.search === '' && PICTURE.test(within(url) ?? ''), lamina);
registerRoute(({ url }) => within(url) === paths.copies().slice(1), receive, 'POST');
