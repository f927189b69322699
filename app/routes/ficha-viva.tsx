import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Ficha } from '../../domain/ave.ts';
import { importAgain } from '../components/import-again.ts';
import { BotonMarcas } from '../features/marcas/boton-marcas.tsx';
import { useMarcaActiva } from '../features/marcas/use-marca-activa.ts';
import { BASE } from '../sitio.ts';

const Comparador = lazy(() =>
  importAgain(() => import('../features/parecidos/comparador.tsx')).catch(() => ({ default: SinComparador })),
);

type Props = {
  ave: Ficha;
  /** The records of all species: given, so that the first page loads them in no file of their own. */
  fetchFichas: () => Promise<Ficha[]>;
};

/** What answers the visitor in the parts of a species page: marks, links, and the comparison that the address asks for. */
export function FichaViva({ ave, fetchFichas }: Props) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [params] = useSearchParams();
  const comparar = params.get('comparar');
  useEffect(() => setPage(document.querySelector<HTMLElement>('main article')), []);
  useMarcaActiva(page);
  useLinks(page);
  const marcas = page?.querySelector<HTMLElement>('[data-parte="Marcas"]');
  const room = page?.querySelector<HTMLElement>('[data-boton-marcas]');
  return (
    <>
      {marcas && room && <BotonMarcas marcas={marcas} room={room} />}
      {comparar !== null && (
        <Suspense fallback={<p role="status">Abriendo la comparación…</p>}>
          <Comparador ave={ave} comparar={comparar} fetchFichas={fetchFichas} />
        </Suspense>
      )}
    </>
  );
}

/** Follows the plain links of the parts within the app. */
function useLinks(page: HTMLElement | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!page) return;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('[data-parte] a');
      const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || newTab || event.defaultPrevented) return;
      // A pressed mark shows its phrase on the plate; by keyboard it leads to where the phrase stands.
      if (link instanceof SVGElement) {
        if (event.detail === 0) return;
        event.preventDefault();
        return link.focus();
      }
      event.preventDefault();
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      const here = pathname === window.location.pathname;
      navigate(`/${decodeURI(pathname.slice(BASE.length))}${search}`, { preventScrollReset: here });
    };
    page.addEventListener('click', follow);
    return () => page.removeEventListener('click', follow);
  }, [page, navigate]);
}

function SinComparador() {
  return <p role="status">No se ha podido abrir la comparación. Prueba otra vez cuando tengas conexión.</p>;
}
