import { paths } from '../../domain/addresses/paths.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import layout from '../components/page/layout.module.css';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { WithoutScripts } from '../components/page/without-scripts.tsx';
import { Play } from '../features/quiz/play.tsx';
import { Seo } from '../site/seo.tsx';

export function Component() {
  useReturnPlace();
  return (
    <div className={layout.prose}>
      <Seo
        title="¿Cuánto sabes?"
        description="Diez láminas de aves de Madrid y cuatro nombres para cada una: de un orden, un hábitat, un mes o las que se parecen."
        path={paths.quiz()}
      />
      <PageHeading>¿Cuánto sabes?</PageHeading>
      <p className={styles.intro}>
        Diez preguntas y cuatro nombres para cada una, sin reloj. Comparte la dirección y otros jugarán la
        misma ronda. Los resultados se guardan en tu navegador y en ningún otro sitio.
      </p>
      <WithoutScripts purpose="Para jugar" />
      <Play />
    </div>
  );
}
