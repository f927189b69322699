import { useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { flightSheets } from '../data/species/flight.ts';
import { FlightSheets } from '../features/flight/flight-sheets.tsx';
import { Seo } from '../site/seo.tsx';

export function loader() {
  return { sheets: flightSheets };
}

export function Component() {
  const { sheets } = useLoaderData<typeof loader>();
  useReturnPlace();
  return (
    <>
      <Seo
        title="Aves en vuelo"
        description="Las rapaces de Madrid vistas desde abajo y a la misma escala, y los vencejos, golondrinas y aviones: en qué fijarse para ponerles nombre."
        path={paths.flight()}
      />
      <PageHeading>Aves en vuelo</PageHeading>
      <p className={styles.intro}>
        Cada hoja está a una sola escala: lo que aquí es el doble de grande también lo es en el cielo. Intenta
        ponerles nombre y comprueba después debajo de cada una.
      </p>
      <FlightSheets sheets={sheets} />
    </>
  );
}
