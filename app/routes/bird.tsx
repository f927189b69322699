import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/text/slug.ts';
import layout from '../components/layout.module.css';
import { PageHeading } from '../components/page-heading.tsx';
import { aves } from '../data/aves.ts';
import { loadFicha } from '../data/fichas.ts';
import { Seo, seoOfAve } from '../site/seo.tsx';
import { Ficha } from './ficha.tsx';
import styles from '../components/page.module.css';

/** The species of the address with its neighbours in the lists, or `null`. Its record comes with the page or, later, with all. */
export async function loader({ params }: LoaderFunctionArgs) {
  const summary = findBySlug(aves, params.nombre ?? '', (ave) => ave.nombre);
  if (!summary) return null;
  const i = aves.indexOf(summary);
  return {
    ave: await loadFicha(summary.nombre),
    previous: aves[i - 1]?.nombre,
    next: aves[i + 1]?.nombre,
  };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoAve />;
  return (
    <>
      <Seo {...seoOfAve(found.ave)} />
      <Ficha key={found.ave.nombre} {...found} />
    </>
  );
}

const NOT_FOUND = 'No se encontró el pájaro';

function NoAve() {
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <Seo title={NOT_FOUND} description="La guía no tiene ningún ave con ese nombre." />
      <PageHeading>{NOT_FOUND}</PageHeading>
      <p>La guía no tiene ningún ave con ese nombre. Prueba con una parte de él en el buscador.</p>
      <p>
        <Link to={paths.aves()}>Ver todas las aves</Link>
      </p>
    </div>
  );
}
