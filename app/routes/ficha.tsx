import { Link, useSearchParams } from 'react-router';
import type { Ficha as FichaDeAve } from '../../domain/ave.ts';
import { paths } from '../../domain/paths.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { ImprimirButton } from '../components/imprimir-button.tsx';
import { Lamina } from '../components/lamina.tsx';
import layout from '../components/layout.module.css';
import { Medalla } from '../components/medalla.tsx';
import { Tamano } from '../components/tamano.tsx';
import { Titulo } from '../components/titulo.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useLater } from '../components/use-later.ts';
import { fetchFichas } from '../data/fichas.ts';
import { AvistadaButton } from '../features/avistadas/avistada-button.tsx';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import { FechaDeAvistada } from '../features/avistadas/fecha-de-avistada.tsx';
import { Marcas } from '../features/marcas/marcas.tsx';
import { Rasgos } from '../features/marcas/rasgos.tsx';
import { useMarcas } from '../features/marcas/use-marcas.ts';
import { Parecidas } from '../features/parecidos/parecidas.tsx';
import styles from './ficha.module.css';
import { FichaDatos } from './ficha-datos.tsx';
import { Neighbours } from './neighbours.tsx';

type Props = { ave: FichaDeAve; anterior: string | undefined; siguiente: string | undefined };

/** All that the guide tells of one species. */
export function Ficha({ ave, anterior, siguiente }: Props) {
  const marks = useMarcas();
  const { nombres } = useAvistadas();
  return (
    <article className={styles.ficha}>
      <p className={styles.volver} data-print="no">
        <Link to={paths.aves()}>
          <Icon name="back" /> Volver
        </Link>
      </p>
      <div className={styles.lamina}>
        <Lamina ave={ave} sizes="(width < 64rem) 80vw, 46rem" hero describedBy="lamina-en-palabras" />
        {marks.visible && <Marcas ave={ave} marks={marks} />}
        {nombres.has(ave.nombre) && <Medalla />}
      </div>
      <header className={`${layout.stack} ${styles.header}`}>
        <Titulo>{ave.nombre}</Titulo>
        <p className={styles.cientifico}>
          <i lang="la">{ave.cientifico}</i>
        </p>
        <p className={styles.descripcion}>{ave.descripcion}</p>
        <Rasgos ave={ave} marks={marks} />
        <div className={`${layout.stack} ${styles.avistada}`} data-print="no">
          <div className={layout.row}>
            <AvistadaButton ave={ave} /> <ImprimirButton />
          </div>
          <FechaDeAvistada ave={ave} />
        </div>
      </header>
      <FichaDatos ave={ave} />
      <div className={styles.more} data-print="no">
        <Parecidas ave={ave} />
        <Tamano ave={ave} />
      </div>
      <Comparison ave={ave} />
      <p className={`${layout.row} ${styles.links}`}>
        <ExternalLink href={ave.seo}>SEO</ExternalLink>
        <ExternalLink href={ave.wiki}>Wikipedia</ExternalLink>
        <span>
          Lámina: <ExternalLink href={ave.autor_page}>{ave.autor}</ExternalLink>
        </span>
      </p>
      <Neighbours anterior={anterior} siguiente={siguiente} />
    </article>
  );
}

const load = () => import('../features/parecidos/comparador.tsx');

/** The comparison that the address asks for. It was not prerendered: no address with a query was. */
function Comparison({ ave }: { ave: FichaDeAve }) {
  const [params] = useSearchParams();
  const comparar = useHydrated() ? params.get('comparar') : null;
  const { code, failed } = useLater(load, comparar !== null);
  if (comparar === null) return null;
  if (code) return <code.Comparador ave={ave} comparar={comparar} fetchFichas={fetchFichas} />;
  return (
    <p role="status">
      {failed
        ? 'No se ha podido abrir la comparación. Prueba otra vez cuando tengas conexión.'
        : 'Abriendo la comparación…'}
    </p>
  );
}
