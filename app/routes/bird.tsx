import { useDeferredValue, useRef } from 'react';
import { Link, type LoaderFunctionArgs, replace, useLoaderData, useNavigationType } from 'react-router';
import { movedComparison } from '../../domain/addresses/moved-comparison.ts';
import { paths } from '../../domain/addresses/paths.ts';
import { findBySlug } from '../../domain/addresses/slug.ts';
import type { Ficha } from '../../domain/species/ave.ts';
import { Lamina } from '../components/ave/lamina.tsx';
import { Medal } from '../components/ave/medal.tsx';
import { ExternalLink } from '../components/page/external-link.tsx';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { PrintButton } from '../components/page/print-button.tsx';
import { Unknown } from '../components/page/unknown.tsx';
import { useAvistadas } from '../data/seen-list/avistadas.tsx';
import { aves } from '../data/species/aves.ts';
import { loadFicha } from '../data/species/fichas.ts';
import { AlsoCalled } from '../features/ficha/also-called.tsx';
import { BackLink } from '../features/ficha/back-link.tsx';
import { fadeOut } from '../features/ficha/fade-out.ts';
import { FichaFacts } from '../features/ficha/ficha-facts.tsx';
import { NameExplained } from '../features/ficha/name-explained.tsx';
import { Neighbours } from '../features/ficha/neighbours.tsx';
import { WhereAndWhen } from '../features/ficha/where-and-when.tsx';
import { LookAlikes } from '../features/look-alikes/look-alikes.tsx';
import { SizeComparison } from '../features/look-alikes/size-comparison.tsx';
import { Marks } from '../features/marks/marks.tsx';
import { RasgoList } from '../features/marks/rasgo-list.tsx';
import { useMarks } from '../features/marks/use-marks.ts';
import { AveDays } from '../features/notebook/ave-days.tsx';
import { AvistadaButton } from '../features/seen-list/avistada-button.tsx';
import { VoiceSection } from '../features/voice/voice-section.tsx';
import { Seo, seoOfAve } from '../site/seo.tsx';
import styles from './bird.module.css';

/**
 * The species of the address with its neighbours in the lists, or `null`. Its record comes with the page or, later, with
 * all. The comparison, which was asked for here once, has a page of its own.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const summary = findBySlug(aves, params.nombre ?? '', (ave) => ave.nombre);
  if (!summary) return null;
  const moved = movedComparison(summary.nombre, new URL(request.url).searchParams);
  if (moved) return replace(moved);
  const i = aves.indexOf(summary);
  return {
    ave: await loadFicha(summary.nombre),
    previous: aves[i - 1]?.nombre,
    next: aves[i + 1]?.nombre,
  };
}

export function Component() {
  const found = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  if (!found) return <NoAve />;
  return (
    <>
      <Seo {...seoOfAve(found.ave)} />
      <FichaOfAve key={found.ave.nombre} {...found} />
    </>
  );
}

type Props = { ave: Ficha; previous: string | undefined; next: string | undefined };

/** All that the guide tells of one species. */
function FichaOfAve({ ave, previous, next }: Props) {
  const marks = useMarks();
  const { nombres } = useAvistadas();
  const plate = useRef<HTMLDivElement>(null);
  // What one sees first is drawn first; a page that is come back to is whole at once, so that its place is there.
  const whole = useDeferredValue(true, useNavigationType() === 'POP');
  return (
    <article className={styles.ficha}>
      <BackLink />
      <div ref={plate} className={styles.lamina}>
        <Lamina ave={ave} sizes="(width < 64rem) 80vw, 46rem" hero describedBy="lamina-en-palabras" />
        {marks.visible && <Marks ave={ave} marks={marks} />}
        {nombres.has(ave.nombre) && <Medal />}
      </div>
      <div className={styles.side}>
        <header className={`${layout.stack} ${styles.header}`}>
          <PageHeading>{ave.nombre}</PageHeading>
          <p className={styles.cientifico}>
            <i lang="la">{ave.cientifico}</i>
          </p>
          <AlsoCalled nombres={ave.nombres} />
          {ave.nombreExplicado && <NameExplained text={ave.nombreExplicado} cientifico={ave.cientifico} />}
          <p className={styles.descripcion}>{ave.descripcion}</p>
          <RasgoList ave={ave} marks={marks} />
          <div className={`${layout.stack} ${styles.avistada}`} data-print="no">
            <div className={layout.row}>
              <AvistadaButton ave={ave} /> <PrintButton />{' '}
              <Link to={paths.colouring(ave.nombre)}>Para colorear</Link>
            </div>
            <AveDays ave={ave} />
          </div>
        </header>
        {whole && (
          <div className={styles.datos}>
            <FichaFacts ave={ave} />
          </div>
        )}
      </div>
      {whole && (
        <>
          <div className={styles.meses}>
            <WhereAndWhen ave={ave} />
          </div>
          <div className={styles.voz}>
            <VoiceSection ave={ave} />
          </div>
          <div className={styles.more} data-print="no">
            <LookAlikes ave={ave} />
            <SizeComparison ave={ave} />
          </div>
        </>
      )}
      <p className={`${layout.row} ${styles.links}`}>
        <ExternalLink href={ave.seo}>SEO</ExternalLink>
        <ExternalLink href={ave.wiki}>Wikipedia</ExternalLink>
        <span>
          Lámina: <ExternalLink href={ave.autor_page}>{ave.autor}</ExternalLink>
        </span>
      </p>
      <Neighbours previous={previous} next={next} onLeave={() => plate.current && fadeOut(plate.current)} />
    </article>
  );
}

function NoAve() {
  return (
    <Unknown
      heading="No se encontró el pájaro"
      sentence="La guía no tiene ningún ave con ese nombre."
      hint="Prueba con una parte de él en el buscador."
      onward={{ to: paths.aves(), label: 'Ver todas las aves' }}
    />
  );
}
