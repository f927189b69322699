import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { asksWhichAve } from '../../domain/identify/question-params.ts';
import { searchAves } from '../../domain/search/search-aves.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import { useLater } from '../components/browser/use-later.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { aves } from '../data/aves.ts';
import { loadLists } from '../features/filters/load-lists.ts';
import { WhichAve } from '../features/identify/which-ave.tsx';
import { Unfound } from '../features/search/unfound.tsx';
import { Seo } from '../site/seo.tsx';

/** Characters of a searched text that are shown again. */
const SHOWN_LENGTH = 60;

export async function loader() {
  return { lists: await loadLists(), aves };
}

/** The query is read only once hydrated: the prerendered page serves every search. */
export function Component() {
  const { lists, aves: all } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <Seo
        title="Búsqueda"
        description="Busca por su nombre las aves de la Comunidad de Madrid, o di cómo era la que has visto."
        path={paths.search()}
      />
      <PageHeading>Resultados de la búsqueda</PageHeading>
      <p className={styles.intro} data-print="no">
        Basta un trozo del nombre, con tildes o sin ellas. También vale otro por el que lo conozcas: uno
        popular, el inglés o el científico.
      </p>
      <noscript>
        <p>Para buscar hace falta JavaScript. Aquí tienes todas las aves:</p>
        <lists.AveList aves={all} avistadas={new Set()} />
      </noscript>
      {useHydrated() ? <Search /> : <div className={styles.room} data-needs="scripts" />}
    </>
  );
}

/** «¿Qué ave es?»: whoever searches by name does not pay for it. */
const load = () => import('../features/identify/questionnaire.tsx');

/** The questions stand open for whoever comes without a name, or with an address that answers some. */
function Search() {
  const [params] = useSearchParams();
  const text = (params.get('nombre') ?? '').trim();
  const asked = asksWhichAve(params);
  const [toggled, setToggled] = useState<{ text: string; open: boolean }>();
  const open = toggled?.text === text ? toggled.open : asked || text === '';
  const { code, failed, retry } = useLater(load, open || asked);
  // Nothing may jump: what stands below the questions waits for them where they are open from the start.
  const waits = (open || asked) && !code && !failed && !toggled?.open;
  const section = (
    <WhichAve
      open={open}
      onToggle={(now) => setToggled({ text, open: now })}
      code={code}
      failed={failed}
      retry={retry}
    />
  );
  // Whoever brings a name wants its species first: the questions follow them.
  return (
    <>
      {text === '' && section}
      {!waits && <Results text={text} asked={asked ? code : undefined} />}
      {text !== '' && section}
    </>
  );
}

type Props = { text: string; asked: typeof import('../features/identify/questionnaire.tsx') | undefined };

function Results({ text, asked }: Props) {
  const { lists, aves: all } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const found = searchAves(all, text);
  return (
    <>
      {text !== '' && <p className={styles.count}>Has buscado «{shorten(text)}».</p>}
      {found.length === 0 && <Unfound aves={all} text={text} NoneFound={lists.NoneFound} />}
      {asked && <asked.Candidates aves={all} text={text} />}
      {!asked && found.length > 0 && <lists.NarrowableList aves={found} />}
    </>
  );
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
