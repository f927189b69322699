import { useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { loadLugares } from '../data/places/lugares.ts';
import { Lugares } from '../features/places/lugares.tsx';
import { Seo } from '../site/seo.tsx';

export async function loader() {
  return { all: await loadLugares() };
}

export function Component() {
  const { all } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <Seo
        title="Lugares para ver aves"
        description="Dónde ver aves en la Comunidad de Madrid: parques, embalses, sierras, campiñas y cortados, con su mejor época y lo que hay que respetar."
        path={paths.lugares()}
      />
      <PageHeading>Lugares para ver aves</PageHeading>
      <p className={styles.intro}>
        Parques, embalses, sierras y campiñas de la Comunidad de Madrid a los que se puede ir. Abre uno y
        verás qué aves puedes esperar este mes.
      </p>
      <Lugares {...all} />
    </>
  );
}
