import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { AMENAZAS } from '../../../domain/species/amenaza.ts';
import { ESTACIONES } from '../../../domain/species/estacion.ts';
import { ORDENES } from '../../../domain/species/orden.ts';
import { AmenazaIcon } from '../../components/ave/amenaza-icon.tsx';
import layout from '../../components/page/layout.module.css';
import styles from './help.module.css';

/** What the guide says of the filters, with a link to each list for who has no dropdown. */
export function FiltersHelp() {
  return (
    <section>
      <h2>Filtros</h2>
      <p>
        Pulsa «Filtrar» y elige un orden, un grado de amenaza o una estación; verás solo las aves que lo
        cumplen. Ahí mismo está el enlace a tus <Link to={paths.avistadas()}>aves avistadas</Link>. También
        puedes ir desde aquí:
      </p>
      <p>
        Encima de cada lista, «Afinar la lista» la reduce por mes, hábitat, frecuencia, alimento y otros
        grupos a la vez, y lo elegido queda en la dirección, que puedes guardar o compartir. «Imprimir» saca
        esa misma lista en papel, con una casilla y los meses de cada especie, y cada ficha en una sola hoja
        con su lámina.
      </p>
      <FilterLinks title="Orden" options={ORDENES} pathOf={paths.orden} />
      <FilterLinks title="Amenaza" options={AMENAZAS} pathOf={paths.amenaza} />
      <FilterLinks title="Estación" options={ESTACIONES} pathOf={paths.estacion} />
      <p>
        El grado de amenaza es el de la especie en España según el Libro Rojo de las Aves (2021). Sus letras
        son las que se usan en todo el mundo:
      </p>
      <ul className={styles.legend}>
        {AMENAZAS.map((amenaza) => (
          <li key={amenaza}>
            <AmenazaIcon amenaza={amenaza} /> {amenaza}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FilterLinksProps = { title: string; options: readonly string[]; pathOf: (option: string) => string };

function FilterLinks({ title, options, pathOf }: FilterLinksProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={`${layout.row} ${styles.links}`}>
        {options.map((option) => (
          <li key={option}>
            <Link to={pathOf(option)}>{option}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
