import { useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { aves } from '../data/species/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';
import { Seo } from '../site/seo.tsx';
import styles from './birds.module.css';

export async function loader() {
  return { lists: await loadLists(), aves };
}

/**
 * All species. The style sheet shows the indicator and hides the list for the specified 1,500 ms from the moment the
 * page appears, so that the time does not wait for scripts and the room of the list is there for scrolling back.
 */
export function Component() {
  const { lists, aves: all } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <Seo
        title="Todas las aves"
        description={`Las ${all.length} especies de aves de la Comunidad de Madrid, cada una con su imagen y su ficha.`}
        path={paths.aves()}
      />
      <PageHeading>Todas las aves</PageHeading>
      <p role="status" className={`${layout.floating} ${styles.indicator}`} data-print="no">
        Cargando aves...
      </p>
      <lists.NarrowableList aves={all} className={styles.list} />
    </>
  );
}
