import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/addresses/slug.ts';
import { AMENAZAS } from '../../domain/species/amenaza.ts';
import { AmenazaIcon } from '../components/ave/amenaza-icon.tsx';
import { aves } from '../data/species/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const amenaza = findBySlug(AMENAZAS, params.amenaza ?? '', (value) => value);
  return { lists: await loadLists(), amenaza, aves: aves.filter((ave) => ave.amenaza === amenaza) };
}

export function Component() {
  const { lists, amenaza, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  if (!amenaza) return <lists.NoAves title="Amenaza desconocida" />;
  return (
    <lists.FilteredAves
      title={amenaza}
      icon={<AmenazaIcon amenaza={amenaza} />}
      description={`Las aves de la Comunidad de Madrid con el grado de amenaza «${amenaza}».`}
      path={paths.amenaza(amenaza)}
      aves={aves}
      fixed="amenaza"
    />
  );
}
