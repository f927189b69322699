import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AMENAZAS } from '../../domain/amenaza.ts';
import { paths } from '../../domain/paths.ts';
import { findBySlug } from '../../domain/slug.ts';
import { AmenazaIcon } from '../components/amenaza-icon.tsx';
import { aves } from '../data/aves.ts';
import { FilteredAves, NoAves } from './filtered-aves.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const amenaza = findBySlug(AMENAZAS, params.amenaza ?? '', (value) => value);
  return amenaza && { amenaza, aves: aves.filter((ave) => ave.amenaza === amenaza) };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoAves title="Amenaza desconocida" />;
  return (
    <FilteredAves
      title={found.amenaza}
      icon={<AmenazaIcon amenaza={found.amenaza} />}
      description={`Las aves de la Comunidad de Madrid con el grado de amenaza «${found.amenaza}».`}
      path={paths.amenaza(found.amenaza)}
      aves={found.aves}
      fijo="amenaza"
    />
  );
}
