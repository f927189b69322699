import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { findLugares } from '../../../domain/places/find-lugares.ts';
import { type Kind, withNames } from '../../../domain/search/names.ts';
import { meantBy, type Suggestion } from '../../../domain/search/suggest.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { AveList } from '../../components/ave/ave-list.tsx';
import page from '../../components/page/page.module.css';
import { soughtLugares } from '../../data/places/sought-lugares.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { nombres } from '../../data/species/nombres.ts';
import { FoundLugares } from './found-lugares.tsx';
import styles from './meant.module.css';

export type MeantProps = {
  aves: readonly AveSummary[];
  text: string;
  /** What says that there is nothing, and may offer something below. */
  NoneFound: ComponentType<{ children?: ReactNode }>;
};

/** The species that a text means by another name, if it is one; else those that it may mean. */
export function Meant({ aves, text, NoneFound }: MeantProps) {
  const list = useMemo(() => withNames(aves, nombres), [aves]);
  const meant = useMemo(() => meantBy(list, text), [list, text]);
  const [first] = meant;
  if (first?.whole && meant.length === 1) {
    return <GoTo {...first} />;
  }
  // A text that names a place is no slip of a bird.
  if (findLugares(soughtLugares, text).length > 0) return <FoundLugares text={text} />;
  return <NoneFound>{first && <DidYouMean meant={meant} />}</NoneFound>;
}

/** Leads on to the species that a text names, whose page says by which name. */
function GoTo({ ave, name }: Suggestion<AveSummary>) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(paths.ave(ave.nombre), { replace: true, state: { searched: name.written } });
  }, [navigate, ave, name]);
  return <div className={page.room} />;
}

function DidYouMean({ meant }: { meant: readonly Suggestion<AveSummary>[] }) {
  const { nombres: seen } = useAvistadas();
  const reasons = new Map(meant.map(({ ave, name }) => [ave, reasonOf(ave, name)]));
  return (
    <section className={styles.meant} aria-labelledby="quisiste-decir">
      <h2 id="quisiste-decir">¿Quisiste decir…?</h2>
      <p role="status">{summaryOf(meant)}</p>
      <AveList aves={meant.map(({ ave }) => ave)} avistadas={seen} noteOf={(ave) => reasons.get(ave)} />
    </section>
  );
}

function summaryOf(meant: readonly Suggestion<AveSummary>[]): string {
  if (meant[0]?.whole) return `La gente llama así a ${meant.length} aves.`;
  return meant.length === 1
    ? 'Hay un ave con un nombre parecido.'
    : `Hay ${meant.length} aves con un nombre parecido.`;
}

/** How each kind of name is introduced on a card. */
const INTRODUCED: Record<Kind, string> = {
  nombre: '',
  grupo: '',
  popular: 'También',
  anterior: 'En otras guías',
  cientifico: 'En otras guías',
  ingles: 'En inglés',
};

/** The name that was typed, where the card does not show it. */
function reasonOf(ave: AveSummary, { kind, written }: Suggestion<AveSummary>['name']): string | undefined {
  if (written === ave.nombre || written === ave.cientifico) return undefined;
  return `${INTRODUCED[kind]}: ${written}`;
}
