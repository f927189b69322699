import { ExternalLink } from '../components/external-link.tsx';
import { Progreso } from '../features/avistadas/progreso.tsx';
import { sitio } from '../sitio.ts';
import styles from './pie.module.css';

/** The foot of every page: the visitor's progress, and where to find whoever makes the guide. */
export function Pie() {
  return (
    <footer className={styles.pie}>
      <div className={styles.row}>
        <Progreso />
        <LinkList title="Contacto" links={sitio.contacto} />
        <LinkList title="Proyectos personales" links={sitio.proyectos} />
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { texto: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ texto, href }) => (
          <li key={href}>
            <ExternalLink href={href}>{texto}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
