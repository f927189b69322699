import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { allPages } from '../../domain/addresses/paths.ts';
import { decoded, truePath } from '../../domain/addresses/true-path.ts';
import { aves } from '../data/species/aves.ts';
import { BASE, hostPath } from '../site/site.ts';
import { routes } from './routes.tsx';
import '../styles/fallback-fonts.css';
import '../styles/global.css';

/** Head elements that `Seo` writes: a page that is not hydrated brings its own. */
const HEAD =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]';

// Hosts serve `X/index.html` for `X/`, under its own name and for other spellings of X too; the page is that of its true
// address; those of places are written in one way. Home keeps its slash: without it, it would lie outside its folder, for hosts and for the offline copy.
const address = new URL(window.location.href);
const within = address.pathname.slice(BASE.length - 1);
const path = hostPath(truePath(within, allPages(aves, [])));
if (path !== decoded(address.pathname)) address.pathname = path;
// Without a key of its own the first page of every visit would be scrolled to where the first of another was left.
window.history.replaceState({ key: `${performance.timeOrigin}`, ...window.history.state }, '', address);

const router = createBrowserRouter(routes, { basename: BASE });
const container = document.getElementById('guia') as HTMLElement;

/** Waits until the routes of the address are there, so that the first render is that of the prerendered HTML. */
function whenInitialized(): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

await whenInitialized();
// A page that is ready is drawn at once: a transition would draw it in slices, twice as slowly.
const app = <RouterProvider router={router} useTransitions={false} />;
// The page for unknown addresses stands for any of them, a failure is not what was prerendered, an address of before
// has led to another page, and the development server prerenders nothing: all these are drawn anew.
const prerendered =
  container.childElementCount > 0 &&
  container.dataset.page !== 'unknown' &&
  router.state.historyAction === 'POP' &&
  !router.state.errors;
if (prerendered) {
  // In slices, so that the page answers meanwhile: it is legible already.
  startTransition(() => {
    hydrateRoot(container, app);
  });
} else {
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  container.replaceChildren();
  delete container.dataset.page;
  createRoot(container).render(app);
}
