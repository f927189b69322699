import { paths } from '../../domain/addresses/paths.ts';
import { TOTAL_AVES } from '../../domain/species/total.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { WithoutScripts } from '../components/page/without-scripts.tsx';
import { WhichAve } from '../features/identify/which-ave.tsx';
import { Seo } from '../site/seo.tsx';

export function Component() {
  useReturnPlace();
  return (
    <>
      <Seo
        title="¿Qué ave es?"
        description="Di cómo era el ave que has visto en Madrid: su tamaño, colores, lugar, mes y lo que hacía, y mira cuáles encajan."
        path={paths.whichAve()}
      />
      <PageHeading>¿Qué ave es?</PageHeading>
      <p className={styles.intro} data-print="no">
        Di lo que recuerdes del ave que has visto y deja lo demás: las {TOTAL_AVES} de la guía se ordenan por
        lo bien que encajan.
      </p>
      <WithoutScripts purpose="Para contestar a las preguntas" />
      <WhichAve />
    </>
  );
}
