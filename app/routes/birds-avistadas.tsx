import { Link, useLoaderData } from 'react-router';
import { fechaEnPalabras } from '../../domain/fecha.ts';
import { fechasOf } from '../../domain/fechas.ts';
import { paths } from '../../domain/paths.ts';
import layout from '../components/layout.module.css';
import { Titulo } from '../components/titulo.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { aves } from '../data/aves.ts';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import { TuLista } from '../features/avistadas/copia/tu-lista.tsx';
import { Seo } from '../seo.tsx';
import styles from './filtered-aves.module.css';
import { loadLists } from './load-lists.ts';

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
      <Titulo>Aves avistadas</Titulo>
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
          <TuLista />
        </>
      ) : (
        <div className={styles.room} data-needs="scripts" />
      )}
    </>
  );
}

function Avistadas() {
  const { nombres, fechas } = useAvistadas();
  const { lists, aves } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const avistadas = aves.filter((ave) => nombres.has(ave.nombre));
  if (avistadas.length > 0) {
    const vistas = fechasOf(fechas, avistadas);
    const vistaEl = ({ nombre }: { nombre: string }) => {
      const fecha = vistas.get(nombre);
      return fecha && `Vista el ${fechaEnPalabras(fecha)}`;
    };
    return <lists.ListaAfinable aves={avistadas} fijo="vistas" notaOf={vistaEl} />;
  }
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <lists.RamaVacia />
      <p>Todavía no has marcado ninguna. Abre la ficha de un ave que hayas visto y pulsa «¿Avistada?».</p>
      <p>
        <Link to={paths.aves()}>Ver todas las aves</Link>
      </p>
    </div>
  );
}
