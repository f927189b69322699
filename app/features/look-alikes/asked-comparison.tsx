import { useSearchParams } from 'react-router';
import type { Ficha } from '../../../domain/species/ave.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { useLater } from '../../components/browser/use-later.ts';
import { fetchFichas } from '../../data/fichas.ts';

const load = () => import('./comparison.tsx');

/** The comparison that the address asks for. It was not prerendered: no address with a query was. */
export function AskedComparison({ ave }: { ave: Ficha }) {
  const [params] = useSearchParams();
  const compare = useHydrated() ? params.get('comparar') : null;
  const { code, failed } = useLater(load, compare !== null);
  if (compare === null) return null;
  if (code) return <code.ComparisonSection ave={ave} compare={compare} fetchFichas={fetchFichas} />;
  return (
    <p role="status">
      {failed
        ? 'No se ha podido abrir la comparación. Prueba otra vez cuando tengas conexión.'
        : 'Abriendo la comparación…'}
    </p>
  );
}
