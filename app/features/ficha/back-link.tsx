import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { Icon } from '../../components/page/icon.tsx';
import styles from './back-link.module.css';
import { useWayBack } from './way-back.ts';

/** «Volver»: to the list of all, or to the very list that one came from, at the place where one left it. */
export function BackLink() {
  const place = useWayBack();
  return (
    <p className={styles.back} data-print="no">
      <Link to={place?.to ?? paths.aves()} state={place && { volver: place.scroll }}>
        <Icon name="back" /> {place?.text ?? 'Volver'}
      </Link>
    </p>
  );
}
