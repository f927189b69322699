import { Link, NavLink } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import type { AveSummary } from '../../domain/species/ave.ts';
import layout from '../components/page/layout.module.css';
import { FilterMenu } from '../features/filters/filter-menu.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { site } from '../site/site.ts';
import styles from './header.module.css';
import { Rooms } from './rooms.tsx';
import { Stars } from './stars.tsx';

/** The top of every page: the name of the guide, its parts, the search box and what one does with it. */
export function Header({ aves }: { aves: readonly AveSummary[] }) {
  return (
    <header className={styles.header}>
      <div className={`${layout.row} ${styles.row}`}>
        <Link to={paths.home()} className={styles.brand}>
          <span className={styles.flag}>
            <Stars />
          </span>
          <span className={styles.name}>{site.nombre}</span>
        </Link>
        <nav aria-label="Principal" className={`${layout.row} ${styles.nav}`}>
          <NavLink to={paths.home()} end>
            Home
          </NavLink>
          <NavLink to={paths.aves()} end>
            Todas las aves
          </NavLink>
          <NavLink to={paths.guide()}>Guía de uso</NavLink>
          <FilterMenu />
        </nav>
        <SearchForm aves={aves} />
        <Rooms />
      </div>
    </header>
  );
}
