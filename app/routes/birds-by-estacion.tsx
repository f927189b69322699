import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ESTACIONES } from '../../domain/estacion.ts';
import { paths } from '../../domain/paths.ts';
import { findBySlug } from '../../domain/slug.ts';
import { aves } from '../data/aves.ts';
import { FilteredAves, NoAves } from './filtered-aves.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const estacion = findBySlug(ESTACIONES, params.estacion ?? '', (value) => value);
  return estacion && { estacion, aves: aves.filter((ave) => ave.estacion === estacion) };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoAves title="Estación desconocida" />;
  return (
    <FilteredAves
      title={found.estacion}
      description={`Las aves que la guía de la Comunidad de Madrid reúne bajo «${found.estacion}», según la época en que están.`}
      path={paths.estacion(found.estacion)}
      aves={found.aves}
      fijo="estacion"
    />
  );
}
