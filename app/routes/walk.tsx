import { paths } from '../../domain/addresses/paths.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { WithoutScripts } from '../components/page/without-scripts.tsx';
import { NoteWalk } from '../features/notebook/walk/note-walk.tsx';
import { Seo } from '../site/seo.tsx';

export function Component() {
  useReturnPlace();
  return (
    <>
      <Seo
        title="Apuntar una salida"
        description="Apunta las aves de tu salida con una mano y sin cobertura: di el día y el sitio una vez y toca cada especie según la ves."
        path={paths.walk()}
      />
      <PageHeading>Apuntar una salida</PageHeading>
      <p className={styles.intro} data-print="no">
        Di el día y el sitio una vez y toca cada ave según la ves. Cada toque se guarda al momento, también
        sin cobertura.
      </p>
      <WithoutScripts purpose="Para apuntar una salida" />
      <NoteWalk />
    </>
  );
}
