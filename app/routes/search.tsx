import aves from 'virtual:aves';
import { useLoaderData, useSearchParams } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { searchAves } from '../../domain/search-aves.ts';
import { AveList } from '../components/ave-list.tsx';
import { Titulo } from '../components/titulo.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { Seo } from '../seo.tsx';
import styles from './filtered-aves.module.css';
import { SinAves } from './filtered-aves.tsx';
import { ListaAfinable } from './lista-afinable.tsx';

/** Characters of a searched text that are shown again. */
const SHOWN_LENGTH = 60;

export function loader() {
  return aves;
}

/** The query is read only once hydrated: the prerendered page serves every search. */
export function Component() {
  const todas = useLoaderData<typeof loader>();
  return (
    <>
      <Seo
        title="Búsqueda"
        description="Busca por su nombre las aves de la Comunidad de Madrid."
        path={paths.busqueda()}
      />
      <Titulo>Resultados de la búsqueda</Titulo>
      <noscript>
        <p>Para buscar hace falta JavaScript. Aquí tienes todas las aves:</p>
        <AveList aves={todas} avistadas={new Set()} />
      </noscript>
      {useHydrated() && <Results />}
    </>
  );
}

function Results() {
  const [params] = useSearchParams();
  const text = params.get('nombre') ?? '';
  const found = searchAves(useLoaderData<typeof loader>(), text);
  return (
    <>
      {text.trim() !== '' && <p className={styles.count}>Has buscado «{shorten(text.trim())}».</p>}
      {found.length === 0 ? <SinAves /> : <ListaAfinable aves={found} />}
    </>
  );
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
