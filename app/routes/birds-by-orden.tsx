import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ORDENES } from '../../domain/orden.ts';
import { paths } from '../../domain/paths.ts';
import { findBySlug } from '../../domain/slug.ts';
import { aves } from '../data/aves.ts';
import { FilteredAves, NoAves } from './filtered-aves.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const orden = findBySlug(ORDENES, params.orden ?? '', (value) => value);
  return orden && { orden, aves: aves.filter((ave) => ave.orden === orden) };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoAves title="Orden desconocido" />;
  return (
    <FilteredAves
      title={found.orden}
      description={`Las aves del orden ${found.orden} en la Comunidad de Madrid.`}
      path={paths.orden(found.orden)}
      aves={found.aves}
      fijo="orden"
    />
  );
}
