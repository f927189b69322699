import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/addresses/slug.ts';
import { ORDENES } from '../../domain/species/orden.ts';
import { aves } from '../data/species/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const orden = findBySlug(ORDENES, params.orden ?? '', (value) => value);
  return { lists: await loadLists(), orden, aves: aves.filter((ave) => ave.orden === orden) };
}

export function Component() {
  const { lists, orden, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  if (!orden) return <lists.NoAves title="Orden desconocido" />;
  return (
    <lists.FilteredAves
      title={orden}
      description={`Las aves del orden ${orden} en la Comunidad de Madrid.`}
      path={paths.orden(orden)}
      aves={aves}
      fixed="orden"
    />
  );
}
