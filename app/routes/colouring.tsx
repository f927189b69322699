import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/addresses/slug.ts';
import { inSentence } from '../../domain/text/in-sentence.ts';
import { Icon } from '../components/page/icon.tsx';
import layout from '../components/page/layout.module.css';
import page from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { PrintButton } from '../components/page/print-button.tsx';
import { Unknown } from '../components/page/unknown.tsx';
import { aves } from '../data/species/aves.ts';
import { loadSheet } from '../data/species/colouring.ts';
import { ColouringSheet } from '../features/colouring/colouring-sheet.tsx';
import { Seo } from '../site/seo.tsx';

/** The species of the address and what its sheet tells, or `null`. */
export async function loader({ params }: LoaderFunctionArgs) {
  const species = findBySlug(aves, params.slug ?? '', ({ nombre }) => nombre);
  const sheet = species && (await loadSheet(species.nombre));
  return sheet ? { species, sheet } : null;
}

export function Component() {
  const found = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  if (!found) return <NoSheet />;
  const { species, sheet } = found;
  const title = `Para colorear: ${inSentence(species.nombre)}`;
  return (
    <>
      <Seo
        title={title}
        description={`Dibujo de ${inSentence(species.nombre)} para colorear con sus propios colores, numerados: una hoja A4 para imprimir en clase o en casa.`}
        path={paths.colouring(species.nombre)}
        imagen={species.imagen}
      />
      <p data-print="no">
        <Link to={paths.ave(species.nombre)}>
          <Icon name="back" /> Volver a la ficha
        </Link>
      </p>
      <PageHeading>{title}</PageHeading>
      <div className={layout.stack} data-print="no">
        <p className={page.intro}>
          Cada número es un color: búscalo debajo del dibujo. Lo blanco puede quedarse como el papel, y si en
          un hueco no cabe el número, mira la ficha.
        </p>
        <p>
          <PrintButton />
        </p>
      </div>
      <ColouringSheet key={species.nombre} ave={species} sheet={sheet} />
    </>
  );
}

function NoSheet() {
  return (
    <Unknown
      heading="No se encontró el pájaro"
      sentence="La guía no tiene ninguna hoja para colorear con ese nombre."
      onward={{ to: paths.aves(), label: 'Ver todas las aves' }}
    />
  );
}
