import { Link, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { dayInWords } from '../../domain/calendar/day.ts';
import { daysOf } from '../../domain/seen-list/days.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import layout from '../components/page/layout.module.css';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { aves } from '../data/aves.ts';
import { useAvistadas } from '../data/seen-list/avistadas.tsx';
import { YourList } from '../features/backup/your-list.tsx';
import { loadLists } from '../features/filters/load-lists.ts';
import { Seo } from '../site/seo.tsx';

export async function loader() {
  return { lists: await loadLists(), aves };
}

export function Component() {
  return (
    <>
      <Seo
        title="Aves avistadas"
        description="Las aves de la Comunidad de Madrid que has marcado como vistas. La lista se guarda en tu navegador y en ningún otro sitio."
        path={paths.avistadas()}
      />
      <PageHeading>Aves avistadas</PageHeading>
      <p className={styles.intro} data-print="no">
        Tu lista vive en este navegador y en ningún otro sitio: nadie más la ve, y no pasa sola a tu móvil ni
        a otro ordenador.
      </p>
      <noscript>
        <p>Tu lista se guarda en tu navegador y hace falta JavaScript para leerla.</p>
      </noscript>
      {useHydrated() ? (
        <>
          <Avistadas />
          <YourList />
        </>
      ) : (
        <div className={styles.room} data-needs="scripts" />
      )}
    </>
  );
}

function Avistadas() {
  const { nombres, days } = useAvistadas();
  const { lists, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const avistadas = aves.filter((ave) => nombres.has(ave.nombre));
  if (avistadas.length > 0) {
    const seen = daysOf(days, avistadas);
    const seenOn = ({ nombre }: { nombre: string }) => {
      const day = seen.get(nombre);
      return day && `Vista el ${dayInWords(day)}`;
    };
    return <lists.NarrowableList aves={avistadas} fixed="vistas" noteOf={seenOn} />;
  }
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <lists.EmptyBranch />
      <p>Todavía no has marcado ninguna. Abre la ficha de un ave que hayas visto y pulsa «¿Avistada?».</p>
      <p>
        <Link to={paths.aves()}>Ver todas las aves</Link>
      </p>
    </div>
  );
}
