import type { RouteObject } from 'react-router';
import { importAgain } from '../components/browser/import-again.ts';
import { RouteError } from './error-page.tsx';
import { Frame, FrameError, loader as frameLoader } from './frame.tsx';

/** Every route of the guide. The addresses are those of `domain/addresses/paths.ts`; the frame stays, its page changes. */
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
          { index: true, lazy: () => importAgain(() => import('../routes/home.tsx')) },
          { path: 'birds', lazy: () => importAgain(() => import('../routes/birds.tsx')) },
          { path: 'birds/avistadas', lazy: () => importAgain(() => import('../routes/birds-avistadas.tsx')) },
          {
            path: 'birds/orden/:orden',
            lazy: () => importAgain(() => import('../routes/birds-by-orden.tsx')),
          },
          {
            path: 'birds/amenaza/:amenaza',
            lazy: () => importAgain(() => import('../routes/birds-by-amenaza.tsx')),
          },
          {
            path: 'birds/estacion/:estacion',
            lazy: () => importAgain(() => import('../routes/birds-by-estacion.tsx')),
          },
          { path: 'birds/:nombre', lazy: () => importAgain(() => import('../routes/bird.tsx')) },
          { path: 'guide', lazy: () => importAgain(() => import('../routes/guide.tsx')) },
          { path: 'search', lazy: () => importAgain(() => import('../routes/search.tsx')) },
          { path: 'que-ave-es', lazy: () => importAgain(() => import('../routes/which-ave.tsx')) },
          { path: 'comparar', lazy: () => importAgain(() => import('../routes/compare.tsx')) },
          { path: 'juego', lazy: () => importAgain(() => import('../routes/quiz.tsx')) },
          { path: '*', loader: notFound },
        ],
      },
    ],
  },
];

function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
