import { useRef } from 'react';
import { Link } from 'react-router';
import type { Ficha as FichaDeAve } from '../../domain/ave.ts';
import { paths } from '../../domain/paths.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Icon } from '../components/icon.tsx';
import { ImprimirButton } from '../components/imprimir-button.tsx';
import { Lamina } from '../components/lamina.tsx';
import layout from '../components/layout.module.css';
import { Medalla } from '../components/medalla.tsx';
import { Titulo } from '../components/titulo.tsx';
import { AvistadaButton } from '../features/avistadas/avistada-button.tsx';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import { FechaDeAvistada } from '../features/avistadas/fecha-de-avistada.tsx';
import { Despues } from './despues.tsx';
import styles from './ficha.module.css';
import { FichaDatos } from './ficha-datos.tsx';
import { Parte, Vida } from './partes.tsx';
import { useFadeOut } from './use-fade-out.ts';
import { useNeighboursAhead } from './use-neighbours-ahead.ts';

type Props = { ave: FichaDeAve; anterior: string | undefined; siguiente: string | undefined };

/** All that the guide tells of one species. */
export function Ficha({ ave, anterior, siguiente }: Props) {
  const { ref, fade } = useFadeOut<HTMLElement>();
  const vecinas = useRef<HTMLElement>(null);
  useNeighboursAhead(vecinas);
  const { nombres } = useAvistadas();
  return (
    <article ref={ref} className={styles.ficha}>
      <p className={styles.volver} data-print="no">
        <Link to={paths.aves()}>
          <Icon name="back" /> Volver
        </Link>
      </p>
      <div className={styles.lamina}>
        <Lamina ave={ave} sizes="(width < 64rem) 80vw, 46rem" hero describedBy="lamina-en-palabras" />
        <Parte de="Marcas" ave={ave} />
        {nombres.has(ave.nombre) && <Medalla />}
      </div>
      <header className={`${layout.stack} ${styles.header}`}>
        <Titulo>{ave.nombre}</Titulo>
        <p className={styles.cientifico}>
          <i lang="la">{ave.cientifico}</i>
        </p>
        <p className={styles.descripcion}>{ave.descripcion}</p>
        <Parte de="Rasgos" ave={ave} />
        <div className={`${layout.stack} ${styles.avistada}`} data-print="no">
          <div className={layout.row}>
            <AvistadaButton ave={ave} /> <ImprimirButton />
          </div>
          <FechaDeAvistada ave={ave} />
        </div>
      </header>
      <Despues>
        <FichaDatos ave={ave} />
        <Parte de="Mas" ave={ave} />
      </Despues>
      <Vida ave={ave} />
      <p className={`${layout.row} ${styles.links}`}>
        <ExternalLink href={ave.seo}>SEO</ExternalLink>
        <ExternalLink href={ave.wiki}>Wikipedia</ExternalLink>
        <span>
          Lámina: <ExternalLink href={ave.autor_page}>{ave.autor}</ExternalLink>
        </span>
      </p>
      <nav ref={vecinas} aria-label="Otras especies" className={styles.vecinas} data-print="no">
        {anterior && (
          <p>
            <Link to={paths.ave(anterior)} onClick={fade} aria-describedby="anterior">
              <Icon name="back" /> Anterior
            </Link>
            <span id="anterior">{anterior}</span>
          </p>
        )}
        {siguiente && (
          <p className={styles.siguiente}>
            <Link to={paths.ave(siguiente)} onClick={fade} aria-describedby="siguiente">
              Siguiente <Icon name="next" />
            </Link>
            <span id="siguiente">{siguiente}</span>
          </p>
        )}
      </nav>
    </article>
  );
}
