import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
import './styles/global.css';

/** Head elements that `Seo` writes: a page drawn anew brings its own. */
const HEAD =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"]';

// Hosts that serve `X/index.html` may add a slash to the address; the pages are those of the address without it.
const address = new URL(window.location.href);
if (address.pathname !== '/' && address.pathname.endsWith('/')) {
  address.pathname = address.pathname.replace(/\/+$/, '');
  window.history.replaceState(window.history.state, '', address);
}

const router = createBrowserRouter(routes);
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
const app = <RouterProvider router={router} />;
// The page for unknown addresses stands for any of them, a failure is not what was prerendered, and the development
// server prerenders nothing: all these are drawn anew.
const prerendered =
  container.childElementCount > 0 && container.dataset.page !== 'unknown' && !router.state.errors;
if (prerendered) {
  hydrateRoot(container, app);
} else {
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  container.replaceChildren();
  createRoot(container).render(app);
}
