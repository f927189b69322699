import { Link, type LoaderFunctionArgs, replace, useLoaderData, useSearchParams } from 'react-router';
import { movedAnswers } from '../../domain/addresses/moved-answers.ts';
import { paths } from '../../domain/addresses/paths.ts';
import { searchAves } from '../../domain/search/search-aves.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import { useLater } from '../components/browser/use-later.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { aves } from '../data/species/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';
import { Unfound } from '../features/search/unfound.tsx';
import { Seo } from '../site/seo.tsx';

const loadPlaces = () => import('../features/search/found-lugares.tsx');

/** Characters of a searched text that are shown again. */
const SHOWN_LENGTH = 60;

const textOf = (params: URLSearchParams) => (params.get('nombre') ?? '').trim();

/** Answers of «¿Qué ave es?» were given here once: without a name to search for they lead to the page that asks them now. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const moved = textOf(searchParams) === '' ? movedAnswers(searchParams) : undefined;
  return moved ? replace(moved) : { lists: await loadLists(), aves };
}

/** The query is read only once hydrated: the prerendered page serves every search. */
export function Component() {
  const { lists, aves: all } = useFound();
  return (
    <>
      <Seo
        title="Búsqueda"
        description="Busca por su nombre las aves de la Comunidad de Madrid: basta un trozo, con tildes o sin ellas."
        path={paths.search()}
      />
      <PageHeading>Resultados de la búsqueda</PageHeading>
      <p className={styles.intro} data-print="no">
        Basta un trozo del nombre, con tildes o sin ellas. También vale otro por el que lo conozcas: uno
        popular, el inglés o el científico; y el de un lugar, como «Santillana».
      </p>
      <noscript>
        <p>Para buscar hace falta JavaScript. Aquí tienes todas las aves:</p>
        <lists.AveList aves={all} avistadas={new Set()} />
      </noscript>
      {useHydrated() ? <Results /> : <div className={styles.room} data-needs="scripts" />}
    </>
  );
}

/** A search that moved on is never drawn. */
const useFound = () => useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();

function Results() {
  const { lists, aves: all } = useFound();
  const [params] = useSearchParams();
  const text = textOf(params);
  const found = text === '' ? [] : searchAves(all, text);
  const answers = movedAnswers(params);
  // They stand below all else that one may be about to press; where they do not come the species stand alone.
  const { code: places } = useLater(loadPlaces, found.length > 0);
  return (
    <>
      {text !== '' && <p className={styles.count}>Has buscado «{shorten(text)}».</p>}
      {answers && (
        <p className={styles.count}>
          La dirección dice además cómo era el ave: <Link to={answers}>mira cuáles encajan</Link>.
        </p>
      )}
      {found.length > 0 ? (
        <div className={styles.room}>
          <lists.NarrowableList aves={found} />
          {!answers && (
            <p className={styles.count} data-print="no">
              ¿No es ninguna de estas? Di cómo era en <Link to={paths.whichAve()}>¿Qué ave es?</Link>
            </p>
          )}
          {places && <places.FoundLugares text={text} />}
        </div>
      ) : (
        <Unfound aves={all} text={text} NoneFound={lists.NoneFound} />
      )}
    </>
  );
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
