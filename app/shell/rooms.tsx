import { NavLink } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { Icon } from '../components/page/icon.tsx';
import styles from './rooms.module.css';

/** What one does with the guide, one press away from every page: beside the bar, at the foot of the window on phones. */
export function Rooms() {
  return (
    <nav aria-label="Accesos directos" className={styles.rooms}>
      <NavLink to={paths.whichAve()}>
        <Icon name="which" />
        ¿Qué ave es?
      </NavLink>
      <NavLink to={paths.avistadas()}>
        <Icon name="medal" />
        Avistadas
      </NavLink>
      <NavLink to={paths.quiz()}>
        <Icon name="dice" />
        Juego
      </NavLink>
    </nav>
  );
}
