import { Link } from 'react-router';
import { laminaPaths, paths } from '../../../domain/addresses/paths.ts';
import type { FlightFigure as Figure } from '../../../domain/plates/flight-sheet.ts';
import { hostPath } from '../../site/site.ts';
import styles from './flight.module.css';

type Props = {
  figure: Figure;
  /** Its place on the sheet, from 1. */
  number: number;
  /** Px of the page for a centimetre of the bird. */
  scale: number;
  isNamed: boolean;
};

/** A figure to the scale of its sheet, and folded under it its name and what tells it. */
export function FlightFigure({ figure, number, scale, isNamed }: Props) {
  const { nombre, clave, imagen, envergadura, width, height } = figure;
  const wide = Math.round(envergadura * scale);
  return (
    <li className={styles.figure}>
      <img
        src={hostPath(laminaPaths.webp(imagen, 'vuelo'))}
        alt={`Ave ${number}, en vuelo`}
        width={wide}
        height={Math.round((wide * height) / width)}
        loading="lazy"
      />
      {/* A change of all opens or closes each, whatever had been done with it by hand. */}
      <details key={String(isNamed)} open={isNamed}>
        <summary>
          {number}
          <span>: ¿cuál es?</span>
        </summary>
        <p>
          <Link to={paths.ave(nombre)}>{nombre}</Link>, {envergadura} cm de punta a punta. {clave}
        </p>
      </details>
    </li>
  );
}
