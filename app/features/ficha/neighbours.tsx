import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { Icon } from '../../components/page/icon.tsx';
import { fetchFichas } from '../../data/species/fichas.ts';
import styles from './neighbours.module.css';

type Props = {
  previous: string | undefined;
  next: string | undefined;
  /** The species is left for a neighbour. */
  onLeave: () => void;
};

/** The ways to the species before and after in the list. */
export function Neighbours({ previous, next, onLeave }: Props) {
  const links = useRef<HTMLElement>(null);

  // What the next species needs comes once these links are near the window: who reads one species does not pay for the others.
  useEffect(() => {
    if (!links.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      // What goes wrong with it is told by the page that needs it.
      fetchFichas().catch(() => {});
    });
    watcher.observe(links.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <nav ref={links} aria-label="Otras especies" className={styles.neighbours} data-print="no">
      {previous && (
        <Neighbour nombre={previous} id="anterior" onLeave={onLeave}>
          <Icon name="back" /> Anterior
        </Neighbour>
      )}
      {next && (
        <Neighbour nombre={next} id="siguiente" onLeave={onLeave}>
          Siguiente <Icon name="next" />
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { nombre: string; id: string; onLeave: () => void; children: ReactNode };

function Neighbour({ nombre, id, onLeave, children }: NeighbourProps) {
  return (
    <p>
      <Link to={paths.ave(nombre)} onClick={onLeave} aria-describedby={id}>
        {children}
      </Link>
      <span id={id}>{nombre}</span>
    </p>
  );
}
