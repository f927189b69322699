import { paths } from '../../domain/addresses/paths.ts';
import { Later } from '../components/page/later.tsx';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { WithoutScripts } from '../components/page/without-scripts.tsx';
import { Seo } from '../site/seo.tsx';

const loadExchange = () => import('../features/exchange/exchange.tsx');

export function Component() {
  return (
    <>
      <Seo
        title="Traer y llevar tu cuaderno"
        description="Trae tus registros de eBird, iNaturalist, Observation.org o Birda, y llévate los tuyos: copia completa, hoja de cálculo o archivo para eBird."
        path={paths.copies()}
      />
      <PageHeading>Traer y llevar tu cuaderno</PageHeading>
      <p className={styles.intro}>
        Tus avistamientos entran y salen en archivos que son tuyos. Puedes traer tu descarga de eBird (tal
        como llega, en su ZIP), tu lista de la vida, los archivos de iNaturalist, Observation.org o Birda, una
        copia de esta guía o tu propia hoja con una columna de nombres. Se leen y se escriben en este
        navegador: no se envían a ningún sitio.
      </p>
      <WithoutScripts purpose="Para leer y escribir archivos" />
      <Later load={loadExchange} what="las copias">
        {({ Exchange }) => <Exchange />}
      </Later>
    </>
  );
}
