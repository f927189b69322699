import type { RouteObject } from 'react-router';
import { importAgain } from '../components/browser/import-again.ts';
import { RouteError } from './error-page.tsx';
import { Frame, FrameError, loader as frameLoader } from './frame.tsx';

/**
 * Every route of the guide. The addresses are those of `domain/addresses/paths.ts`; the frame stays, its page
 * changes. The id of a page is the name of its file: by it the prerender knows what to ask for ahead.
 */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: frameLoader,
    shouldRevalidate: () => false,
    Component: Frame,
    ErrorBoundary: FrameError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { id: 'home', index: true, lazy: () => importAgain(() => import('../routes/home.tsx')) },
          { id: 'birds', path: 'birds', lazy: () => importAgain(() => import('../routes/birds.tsx')) },
          {
            id: 'birds-avistadas',
            path: 'birds/avistadas',
            lazy: () => importAgain(() => import('../routes/birds-avistadas.tsx')),
          },
          {
            id: 'birds-by-orden',
            path: 'birds/orden/:orden',
            lazy: () => importAgain(() => import('../routes/birds-by-orden.tsx')),
          },
          {
            id: 'birds-by-amenaza',
            path: 'birds/amenaza/:amenaza',
            lazy: () => importAgain(() => import('../routes/birds-by-amenaza.tsx')),
          },
          {
            id: 'birds-by-estacion',
            path: 'birds/estacion/:estacion',
            lazy: () => importAgain(() => import('../routes/birds-by-estacion.tsx')),
          },
          { id: 'bird', path: 'birds/:nombre', lazy: () => importAgain(() => import('../routes/bird.tsx')) },
          { id: 'guide', path: 'guide', lazy: () => importAgain(() => import('../routes/guide.tsx')) },
          { id: 'search', path: 'search', lazy: () => importAgain(() => import('../routes/search.tsx')) },
          {
            id: 'which-ave',
            path: 'que-ave-es',
            lazy: () => importAgain(() => import('../routes/which-ave.tsx')),
          },
          { id: 'compare', path: 'comparar', lazy: () => importAgain(() => import('../routes/compare.tsx')) },
          { id: 'lugares', path: 'lugares', lazy: () => importAgain(() => import('../routes/lugares.tsx')) },
          {
            id: 'lugar',
            path: 'lugares/:lugar',
            lazy: () => importAgain(() => import('../routes/lugar.tsx')),
          },
          { id: 'flight', path: 'vuelo', lazy: () => importAgain(() => import('../routes/flight.tsx')) },
          {
            id: 'colouring',
            path: 'laminas/:slug/colorear',
            lazy: () => importAgain(() => import('../routes/colouring.tsx')),
          },
          { id: 'quiz', path: 'juego', lazy: () => importAgain(() => import('../routes/quiz.tsx')) },
          { id: 'walk', path: 'salida', lazy: () => importAgain(() => import('../routes/walk.tsx')) },
          { id: 'copies', path: 'copias', lazy: () => importAgain(() => import('../routes/copies.tsx')) },
          { path: '*', loader: notFound },
        ],
      },
    ],
  },
];

function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
