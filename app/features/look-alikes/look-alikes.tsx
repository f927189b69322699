import { Link } from 'react-router';
import { laminaPaths, paths } from '../../../domain/addresses/paths.ts';
import { type Ficha, imagenOf, type LookAlike } from '../../../domain/species/ave.ts';
import { hostPath } from '../../site/site.ts';
import styles from './look-alikes.module.css';

/** The look-alikes of a species with what tells each from it, and the way to the comparison. */
export function LookAlikes({ ave }: { ave: Ficha }) {
  return (
    <section className={styles.lookalikes} aria-labelledby="parecidas">
      <h2 id="parecidas">Se parece a</h2>
      {ave.lookAlikes.length === 0 ? (
        <p>A ninguna otra ave de la guía: es difícil confundirla.</p>
      ) : (
        <ul>
          {ave.lookAlikes.map((each) => (
            <LookAlikeCard key={each.nombre} lookAlike={each} of={ave.nombre} />
          ))}
        </ul>
      )}
      <p className={styles.compare} data-needs="scripts">
        <Link to={paths.compare([ave.nombre])}>Comparar con la especie que elijas</Link>
      </p>
    </section>
  );
}

function LookAlikeCard({ lookAlike: { nombre, distingue }, of }: { lookAlike: LookAlike; of: string }) {
  return (
    <li>
      <img
        src={hostPath(laminaPaths.webp(imagenOf(nombre), 320))}
        alt=""
        width="320"
        height="240"
        loading="lazy"
      />
      <div>
        <h3>
          <Link to={paths.ave(nombre)}>{nombre}</Link>
        </h3>
        <p>{distingue}</p>
        <p className={styles.compare} data-needs="scripts">
          <Link to={paths.compare([of, nombre])} aria-label={`Comparar con ${nombre}`}>
            Comparar
          </Link>
        </p>
      </div>
    </li>
  );
}
