import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import { useLater } from '../components/browser/use-later.ts';
import layout from '../components/page/layout.module.css';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { useAvistadas } from '../data/seen-list/avistadas.tsx';
import { seenList } from '../data/seen-list/here.ts';
import { aves } from '../data/species/aves.ts';
import { YourList } from '../features/exchange/your-list.tsx';
import { loadLists } from '../features/filters/load-lists.ts';
import { useView, ViewBar } from '../features/notebook/records/view-bar.tsx';
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
        a otro ordenador. ¿Vas al campo? <Link to={paths.walk()}>Apuntar una salida</Link>
      </p>
      <noscript>
        <p>Tu lista se guarda en tu navegador y hace falta JavaScript para leerla.</p>
      </noscript>
      {useHydrated() ? <Avistadas /> : <div className={styles.room} data-needs="scripts" />}
    </>
  );
}

const loadNotebook = () => import('../features/notebook/notebook.ts');

const loadProgress = () => import('../features/progress/views.ts');

const NO_NOTES: ReadonlyMap<string, string> = new Map();

function Avistadas() {
  const { nombres } = useAvistadas();
  const { lists, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { code, failed, retry } = useLater(loadNotebook, nombres.size > 0 || seenList.isUsed());
  const [notes, setNotes] = useState(NO_NOTES);
  const [view, chooseView] = useView();
  const avistadas = aves.filter((ave) => nombres.has(ave.nombre));
  return (
    <>
      {code && <code.SightingNotes aves={aves} onNotes={setNotes} />}
      {avistadas.length === 0 && <Nothing />}
      {avistadas.length > 0 && <ViewBar view={view} onChoose={chooseView} />}
      {avistadas.length > 0 && view === 'especie' && (
        <lists.NarrowableList aves={avistadas} fixed="vistas" noteOf={({ nombre }) => notes.get(nombre)} />
      )}
      {avistadas.length > 0 && (view === 'dia' || view === 'lugar') && (
        <>
          {code && <code.Records by={view} />}
          {failed && <Again onPress={retry} />}
        </>
      )}
      {avistadas.length > 0 && (view === 'graficos' || view === 'falta') && <InPictures view={view} />}
      {code && <code.Recoverables aves={aves} />}
      <YourList />
    </>
  );
}

/** The notebook in pictures, or what is missing. */
function InPictures({ view }: { view: 'graficos' | 'falta' }) {
  const { code, failed, retry } = useLater(loadProgress, true);
  if (code) return view === 'graficos' ? <code.Progress /> : <code.Missing />;
  return failed && <Again onPress={retry} />;
}

function Again({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Abrir el cuaderno otra vez
    </button>
  );
}

function Nothing() {
  const { lists } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
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
