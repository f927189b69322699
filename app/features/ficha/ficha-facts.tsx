import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { Ave } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { Alimentacion } from '../../components/ave/alimentacion.tsx';
import { AmenazaIcon } from '../../components/ave/amenaza-icon.tsx';
import { Wing } from '../../components/ave/wing.tsx';
import layout from '../../components/page/layout.module.css';
import styles from './ficha-facts.module.css';

/** The facts of a species, each under its name. */
export function FichaFacts({ ave }: { ave: Ave }) {
  const data = [
    { term: 'Orden', value: <Link to={paths.orden(ave.orden)}>{ave.orden}</Link> },
    { term: 'Familia', value: ave.familia },
    {
      term: 'Amenaza',
      value: (
        <span className={`${layout.row} ${styles.drawn}`}>
          <AmenazaIcon amenaza={ave.amenaza} /> <Link to={paths.amenaza(ave.amenaza)}>{ave.amenaza}</Link>
        </span>
      ),
    },
    { term: 'Estación', value: <Link to={paths.estacion(ave.estacion)}>{ave.estacion}</Link> },
    { term: 'Envergadura', value: <Envergadura cm={ave.envergadura} /> },
    { term: 'Longitud', value: `${ave.longitud}\u00a0cm` },
    { term: 'Alimentación', value: <Alimentacion foods={ave.alimentacion} /> },
    { term: 'Hábitat', value: joinPhrases(ave.habitats) },
    { term: 'Frecuencia', value: ave.frecuencia },
  ];
  return (
    <section className={styles.facts} aria-label="Datos">
      <dl>
        {data.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Envergadura({ cm }: { cm: number }) {
  return (
    <span className={`${layout.row} ${styles.drawn}`}>
      <Wing side="izquierda" /> <span>{cm}&nbsp;cm</span> <Wing side="derecha" />
    </span>
  );
}
