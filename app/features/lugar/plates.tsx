import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { Lamina } from '../../components/ave/lamina.tsx';
import { Medal } from '../../components/ave/medal.tsx';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './plates.module.css';

type Props = { aves: readonly AveSummary[]; noteOf: (ave: AveSummary) => string };

/** Species as small plates, each with what is to be said of it here. */
export function Plates({ aves, noteOf }: Props) {
  const { nombres } = useAvistadas();
  return (
    <ul className={styles.plates}>
      {aves.map((ave) => (
        <li key={ave.nombre}>
          {/* The name stands below it: heard twice it would say nothing more. */}
          <Lamina ave={{ ...ave, alttext: '' }} sizes="7.5rem" />
          {nombres.has(ave.nombre) && <Medal />}
          <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
          <span>{noteOf(ave)}</span>
        </li>
      ))}
    </ul>
  );
}
