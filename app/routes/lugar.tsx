import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { monthsInWords } from '../../domain/calendar/months-in-words.ts';
import { COMARCAS, type LugarFicha } from '../../domain/places/lugar.ts';
import { inSentence } from '../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../domain/text/join-phrases.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import { Icon } from '../components/page/icon.tsx';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { Unknown } from '../components/page/unknown.tsx';
import { avesAt, loadLugar } from '../data/places/lugar-fichas.ts';
import { aves } from '../data/species/aves.ts';
import { FieldSheet } from '../features/lugar/field-sheet.tsx';
import { LugarActions } from '../features/lugar/lugar-actions.tsx';
import { LugarFacts } from '../features/lugar/lugar-facts.tsx';
import { MonthAves } from '../features/lugar/month-aves.tsx';
import { Plates } from '../features/lugar/plates.tsx';
import { Seo } from '../site/seo.tsx';
import styles from './lugar.module.css';

/** The place of the address, whose record comes with the page or, later, with all; nothing where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  return { lugar: await loadLugar(params.lugar ?? '') };
}

export function Component() {
  const { lugar } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return lugar ? <PageOfLugar key={lugar.id} lugar={lugar} /> : <NoLugar />;
}

function PageOfLugar({ lugar }: { lugar: LugarFicha }) {
  useReturnPlace();
  const all = avesAt(lugar.especies);
  const jewels = avesAt(lugar.joyas);
  const visits = new Map(lugar.visitas.map(([place, reason]) => [aves[place]?.nombre ?? '', reason]));
  return (
    <article className={styles.lugar}>
      <Seo
        title={lugar.nombre}
        description={lugar.porQue}
        path={paths.lugar(lugar.id)}
        imagen={jewels[0]?.imagen ?? 'Abubilla'}
      />
      <p className={styles.back} data-print="no">
        <Link to={paths.lugares()}>
          <Icon name="back" /> Todos los lugares
        </Link>
      </p>
      <header className={`${layout.stack} ${styles.header}`}>
        <PageHeading>{lugar.nombre}</PageHeading>
        <p className={styles.why}>{lugar.porQue}</p>
        <LugarActions lugar={lugar} />
      </header>
      <div className={styles.facts}>
        <LugarFacts lugar={lugar} />
      </div>
      <section aria-labelledby="joyas" data-print="no">
        <h2 id="joyas">Sus joyas</h2>
        <Plates aves={jewels} noteOf={({ meses }) => monthsInWords(meses)} />
      </section>
      <MonthAves aves={all} visits={visits} />
      <Untold lugar={lugar} />
      <FieldSheet aves={all} jewels={new Set(jewels.map(({ nombre }) => nombre))} />
    </article>
  );
}

/** The sensitive species of the part of the Community: that one may meet them, and no place. */
function Untold({ lugar: { sensibles, comarca } }: { lugar: LugarFicha }) {
  if (sensibles.length === 0) return null;
  const [first = '', ...others] = sensibles.map(inSentence);
  return (
    <p className={styles.untold} data-print="no">
      En {COMARCAS[comarca]} puedes encontrarte también con {joinPhrases([first, ...others])}.{' '}
      {others.length > 0 ? 'Son aves sensibles' : 'Es un ave sensible'} a las molestias, así que la guía no
      dice en qué sitios.
    </p>
  );
}

function NoLugar() {
  return (
    <Unknown
      heading="No conocemos ese lugar"
      sentence="La guía no tiene ningún lugar con ese nombre."
      onward={{ to: paths.lugares(), label: 'Ver todos los lugares' }}
    />
  );
}
