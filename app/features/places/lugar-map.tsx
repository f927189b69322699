import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { ListedLugar, Outline } from '../../../domain/places/lugar.ts';
import styles from './lugar-map.module.css';

/** Units of a mark: what one sees of it, and what a finger may press. */
const RADIUS = 9;
const TARGET = 12.5;

type Props = { outline: Outline; lugares: readonly ListedLugar[] };

/** The Community with a numbered mark for each place, which leads to its page. A mark that had to give way points at its place. */
export function LugarMap({ outline, lugares }: Props) {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG element cannot be a fieldset. */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${outline.width} ${outline.height}`}
        role="group"
        aria-label="Mapa de los lugares"
      >
        <path className={styles.community} d={outline.community} />
        <path className={styles.capital} d={outline.capital} />
        <g className={styles.lines}>
          {lugares.map(({ id, marker: { x, y, of } }) => of && <path key={id} d={`M${x} ${y}L${of}h.01`} />)}
        </g>
        {lugares.map(({ id, nombre, number, marker: { x, y } }) => (
          <Link key={id} to={paths.lugar(id)} aria-label={`${number}. ${nombre}`}>
            <title>{nombre}</title>
            <circle className={styles.target} cx={x} cy={y} r={TARGET} />
            <circle cx={x} cy={y} r={RADIUS} />
            <text x={x} y={y} dy=".36em">
              {number}
            </text>
          </Link>
        ))}
      </svg>
      <figcaption>
        Cada número es un lugar de la lista; la mancha del centro, el municipio de Madrid. Límites: obra
        derivada de datos del Instituto Geográfico Nacional (CC BY 4.0 ign.es).
      </figcaption>
    </figure>
  );
}
