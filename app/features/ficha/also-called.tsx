import { Fragment } from 'react';
import { useLocation } from 'react-router';
import type { Nombres } from '../../../domain/species/ave.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import styles from './also-called.module.css';

/** What else a species is called. A visitor whom a search led here by one of these names sees by which. */
export function AlsoCalled({ nombres }: { nombres: Nombres }) {
  const { populares = [], ingles, anteriores = [], binomios = [] } = nombres;
  const { state } = useLocation();
  const searched = useHydrated() && state?.searched;
  const ofOtherGuides = [...anteriores, ...binomios];
  const names = [...populares, ingles, ...ofOtherGuides];
  return (
    <p className={styles.names}>
      También:{' '}
      {names.map((name, i) => {
        const Tag = name === searched ? 'b' : 'span';
        return (
          <Fragment key={name}>
            {i > 0 && (name === ofOtherGuides[0] ? '; en otras guías, ' : ', ')}
            <Tag lang={name === ingles ? 'en' : binomios.includes(name) ? 'la' : undefined}>{name}</Tag>
            {name === searched && ' (lo que has buscado)'}
          </Fragment>
        );
      })}
    </p>
  );
}
