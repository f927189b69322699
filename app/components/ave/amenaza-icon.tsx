import { type Amenaza, IUCN_CODES } from '../../../domain/species/amenaza.ts';
import styles from './amenaza-icon.module.css';

/** The IUCN letters of a threat level on its colour. Exotic invaders have none. */
export function AmenazaIcon({ amenaza }: { amenaza: Amenaza }) {
  const iucnCode = IUCN_CODES[amenaza];
  if (!iucnCode) return null;
  return (
    <svg
      role="img"
      aria-label={`Icono de amenaza: ${amenaza}`}
      className={styles.icon}
      data-code={iucnCode}
      viewBox="0 0 40 40"
    >
      <path d="M20 2a18 18 0 1 1-18 18V2Z" />
      <text x="20" y="26" textAnchor="middle">
        {iucnCode}
      </text>
    </svg>
  );
}
