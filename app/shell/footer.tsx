import { ExternalLink } from '../components/page/external-link.tsx';
import { SeenProgress } from '../features/seen-list/seen-progress.tsx';
import { site } from '../site/site.ts';
import styles from './footer.module.css';

/** The foot of every page: the visitor's progress, and where to find whoever makes the guide. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <SeenProgress />
        <LinkList title="Contacto" links={site.contact} />
        <LinkList title="Proyectos personales" links={site.projects} />
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { text: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <ExternalLink href={href}>{text}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
