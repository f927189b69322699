import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { Icon } from '../../components/page/icon.tsx';
import { fetchFichas } from '../../data/fichas.ts';
import styles from './neighbours.module.css';

type Props = { previous: string | undefined; next: string | undefined };

/** The ways to the species before and after in the list. */
export function Neighbours({ previous, next }: Props) {
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
        <Neighbour nombre={previous} id="anterior">
          <Icon name="back" /> Anterior
        </Neighbour>
      )}
      {next && (
        <Neighbour nombre={next} id="siguiente">
          Siguiente <Icon name="next" />
        </Neighbour>
      )}
    </nav>
  );
}

/** A link by which one species fades out into another, where the browser has View Transitions. */
function Neighbour({ nombre, id, children }: { nombre: string; id: string; children: ReactNode }) {
  return (
    <p>
      <Link to={paths.ave(nombre)} viewTransition aria-describedby={id}>
        {children}
      </Link>
      <span id={id}>{nombre}</span>
    </p>
  );
}
