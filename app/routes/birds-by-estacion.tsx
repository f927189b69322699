import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/addresses/slug.ts';
import { ESTACIONES } from '../../domain/species/estacion.ts';
import { aves } from '../data/species/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const estacion = findBySlug(ESTACIONES, params.estacion ?? '', (value) => value);
  return { lists: await loadLists(), estacion, aves: aves.filter((ave) => ave.estacion === estacion) };
}

export function Component() {
  const { lists, estacion, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  if (!estacion) return <lists.NoAves title="Estación desconocida" />;
  return (
    <lists.FilteredAves
      title={estacion}
      description={`Las aves que la guía de la Comunidad de Madrid reúne bajo «${estacion}», según la época en que están.`}
      path={paths.estacion(estacion)}
      aves={aves}
      fixed="estacion"
    />
  );
}
