import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { Seo } from '../site/seo.tsx';
import styles from './error-page.module.css';

/** What a visitor sees of an address that is no page, and of a page that fails. */
export function RouteError() {
  const { status, sentence } = faultOf(useRouteError());
  return (
    <section className={`${layout.stack} ${styles.error}`}>
      <Seo title={status} description={sentence} />
      <PageHeading lang="en">Unexpected Application Error!</PageHeading>
      <p lang="en" className={styles.status}>
        {status}
      </p>
      <p>{sentence}</p>
      <ul className={`${layout.row} ${styles.links}`}>
        <li>
          <Link to={paths.home()}>Volver al inicio</Link>
        </li>
        <li>
          <Link to={paths.aves()}>Ver todas las aves</Link>
        </li>
        <li>
          <Link to={paths.guide()}>Leer la guía de uso</Link>
        </li>
      </ul>
    </section>
  );
}

function faultOf(error: unknown): { status: string; sentence: string } {
  if (isRouteErrorResponse(error)) {
    const status = `${error.status} ${error.statusText}`.trim();
    return { status, sentence: 'Esta dirección no lleva a ninguna página de la guía.' };
  }
  const status = error instanceof Error ? error.message : String(error);
  return { status, sentence: 'Algo ha fallado, quizá la red; recarga la página o sigue por otro camino.' };
}
