import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { COMARCAS } from '../../../domain/places/lugar.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { Calendar } from '../../components/ave/month-strip.tsx';
import layout from '../../components/page/layout.module.css';
import styles from './where-and-when.module.css';

/** Where one looks for a species and when: a sentence of its own, the places of the guide, and its year. */
export function WhereAndWhen({ ave }: { ave: Ficha }) {
  return (
    <section className={`${layout.stack} ${styles.where}`} aria-labelledby="donde">
      <h2 id="donde">Dónde y cuándo</h2>
      <p>{ave.donde}</p>
      <Lugares ave={ave} />
      <div className={styles.year}>
        <Calendar meses={ave.meses} abundancia={ave.abundancia} />
      </div>
    </section>
  );
}

/** The places that list the species or, where there are none, why. */
function Lugares({ ave: { lugares, comarcas } }: { ave: Ficha }) {
  if (comarcas) {
    const where = joinPhrases(comarcas.map((each) => COMARCAS[each]));
    return (
      <p>
        Es sensible a las molestias, así que la guía no señala ningún lugar concreto
        {where && `: solo que puedes encontrártela en ${where}`}.
      </p>
    );
  }
  if (lugares.length === 0) return <p>Es tan rara que la guía no la espera en ningún lugar concreto.</p>;
  return (
    <nav aria-label="Lugares donde verla">
      <ul className={styles.lugares}>
        {lugares.map(({ id, nombre }) => (
          <li key={id}>
            <Link to={paths.lugar(id)}>{nombre}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
