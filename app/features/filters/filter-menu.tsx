import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { findBySlug } from '../../../domain/addresses/slug.ts';
import { AMENAZAS } from '../../../domain/species/amenaza.ts';
import { ESTACIONES } from '../../../domain/species/estacion.ts';
import { ORDENES } from '../../../domain/species/orden.ts';
import { Icon } from '../../components/page/icon.tsx';
import layout from '../../components/page/layout.module.css';
import styles from './filter-menu.module.css';
import { FilterSelect } from './filter-select.tsx';

const SELECTS = [
  { param: 'orden', label: 'Orden', options: ORDENES, pathOf: paths.orden },
  { param: 'amenaza', label: 'Amenaza', options: AMENAZAS, pathOf: paths.amenaza },
  { param: 'estacion', label: 'Estación', options: ESTACIONES, pathOf: paths.estacion },
] as const;

const PANEL_ID = 'filtros';

/** The dropdown of the filters. The browser's own popover opens it, and closes it on Escape or a press outside. */
export function FilterMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const params = useParams();
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const close = () => panel.current?.hidePopover();

  // A step back or forward does not close it by itself.
  useEffect(() => {
    if (openedOn.current !== pathname) panel.current?.hidePopover();
    openedOn.current = pathname;
  }, [pathname]);

  function go(path: string) {
    close();
    navigate(path);
  }

  return (
    <>
      <button type="button" className={styles.button} popoverTarget={PANEL_ID}>
        <Icon name="filter" /> Filtrar
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" className={`${layout.floating} ${styles.panel}`}>
        <p>Al elegir una opción verás sus aves; con el teclado, se elige con Intro.</p>
        {SELECTS.map(({ param, label, options, pathOf }) => (
          <FilterSelect
            key={param}
            label={label}
            options={options}
            current={findBySlug<string>(options, params[param] ?? '', (option) => option) ?? ''}
            onChoose={(option) => go(pathOf(option))}
          />
        ))}
        <NavLink to={paths.avistadas()} onClick={close}>
          Aves Avistadas
        </NavLink>
      </div>
    </>
  );
}
