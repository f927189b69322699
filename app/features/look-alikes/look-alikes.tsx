import { Link } from 'react-router';
import { laminaPaths, paths } from '../../../domain/addresses/paths.ts';
import { headingOf, type LookAlike } from '../../../domain/look-alikes/pair.ts';
import { type Ficha, imagenOf } from '../../../domain/species/ave.ts';
import { hostPath } from '../../site/site.ts';
import styles from './look-alikes.module.css';

/** The look-alikes of a species with what tells each from it, and the way to the comparison. */
export function LookAlikes({ ave }: { ave: Ficha }) {
  return (
    <section className={styles.lookalikes} aria-labelledby="parecidas">
      <h2 id="parecidas">Se parece a</h2>
      <ul>
        {ave.lookAlikes.map((each) => (
          <LookAlikeCard key={each.nombre} lookAlike={each} of={ave.nombre} />
        ))}
      </ul>
      <p className={styles.compare} data-needs="scripts">
        <Link to={paths.compare([ave.nombre])}>Comparar con la especie que elijas</Link>
      </p>
    </section>
  );
}

type CardProps = { lookAlike: LookAlike; of: string };

function LookAlikeCard({ lookAlike: { nombre, diferencias, sinDistinguir }, of }: CardProps) {
  return (
    <li>
      <div className={styles.head}>
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
          <p className={styles.compare} data-needs="scripts">
            <Link to={paths.compare([of, nombre])} aria-label={`Comparar con ${nombre}`}>
              Comparar
            </Link>
          </p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Esta</th>
            <th scope="col">La otra</th>
          </tr>
        </thead>
        <tbody>
          {diferencias.map((each) => (
            <tr key={headingOf(each)}>
              <th scope="row">{headingOf(each)}</th>
              <td>{each.esta}</td>
              <td>{each.otra}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sinDistinguir && <p>{sinDistinguir}</p>}
    </li>
  );
}
