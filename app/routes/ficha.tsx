import { Link, useSearchParams } from 'react-router';
import type { Ficha as FichaOfAve } from '../../domain/species/ave.ts';
import { paths } from '../../domain/addresses/paths.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { Lamina } from '../components/lamina.tsx';
import layout from '../components/layout.module.css';
import { Medal } from '../components/medal.tsx';
import { Size } from '../features/look-alikes/size-comparison.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useLater } from '../components/use-later.ts';
import { fetchFichas } from '../data/fichas.ts';
import { AvistadaButton } from '../features/seen-list/avistada-button.tsx';
import { useAvistadas } from '../data/seen-list/avistadas.tsx';
import { AvistadaDay } from '../features/seen-list/avistada-day.tsx';
import { Marks } from '../features/marks/marks.tsx';
import { RasgoList } from '../features/marks/rasgo-list.tsx';
import { useMarks } from '../features/marks/use-marks.ts';
import { LookAlikes } from '../features/look-alikes/look-alikes.tsx';
import styles from './ficha.module.css';
import { FichaFacts } from '../features/ficha/ficha-facts.tsx';
import { Neighbours } from '../features/ficha/neighbours.tsx';

type Props = { ave: FichaOfAve; previous: string | undefined; next: string | undefined };

/** All that the guide tells of one species. */
export function Ficha({ ave, previous, next }: Props) {
  const marks = useMarks();
  const { nombres } = useAvistadas();
  return (
    <article className={styles.ficha}>
      <p className={styles.back} data-print="no">
        <Link to={paths.aves()}>
          <Icon name="back" /> Volver
        </Link>
      </p>
      <div className={styles.lamina}>
        <Lamina ave={ave} sizes="(width < 64rem) 80vw, 46rem" hero describedBy="lamina-en-palabras" />
        {marks.visible && <Marks ave={ave} marks={marks} />}
        {nombres.has(ave.nombre) && <Medal />}
      </div>
      <header className={`${layout.stack} ${styles.header}`}>
        <PageHeading>{ave.nombre}</PageHeading>
        <p className={styles.cientifico}>
          <i lang="la">{ave.cientifico}</i>
        </p>
        <p className={styles.descripcion}>{ave.descripcion}</p>
        <RasgoList ave={ave} marks={marks} />
        <div className={`${layout.stack} ${styles.avistada}`} data-print="no">
          <div className={layout.row}>
            <AvistadaButton ave={ave} /> <PrintButton />
          </div>
          <AvistadaDay ave={ave} />
        </div>
      </header>
      <FichaFacts ave={ave} />
      <div className={styles.more} data-print="no">
        <LookAlikes ave={ave} />
        <Size ave={ave} />
      </div>
      <Comparison ave={ave} />
      <p className={`${layout.row} ${styles.links}`}>
        <ExternalLink href={ave.seo}>SEO</ExternalLink>
        <ExternalLink href={ave.wiki}>Wikipedia</ExternalLink>
        <span>
          Lámina: <ExternalLink href={ave.autor_page}>{ave.autor}</ExternalLink>
        </span>
      </p>
      <Neighbours previous={previous} next={next} />
    </article>
  );
}

const load = () => import('../features/look-alikes/comparison.tsx');

/** The comparison that the address asks for. It was not prerendered: no address with a query was. */
function Comparison({ ave }: { ave: FichaOfAve }) {
  const [params] = useSearchParams();
  const compare = useHydrated() ? params.get('comparar') : null;
  const { code, failed } = useLater(load, compare !== null);
  if (compare === null) return null;
  if (code) return <code.ComparisonSection ave={ave} compare={compare} fetchFichas={fetchFichas} />;
  return (
    <p role="status">
      {failed
        ? 'No se ha podido abrir la comparación. Prueba otra vez cuando tengas conexión.'
        : 'Abriendo la comparación…'}
    </p>
  );
}
