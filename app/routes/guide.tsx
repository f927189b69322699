import { type LoaderFunctionArgs, replace } from 'react-router';
import { movedRound } from '../../domain/addresses/moved-round.ts';
import { paths } from '../../domain/addresses/paths.ts';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { FichaHelp } from '../features/help/ficha-help.tsx';
import { FiltersHelp } from '../features/help/filters-help.tsx';
import { LugaresHelp } from '../features/help/lugares-help.tsx';
import {
  Contact,
  FoodLegend,
  NavigationHelp,
  PlatesHelp,
  ProgressHelp,
  QuizHelp,
  SearchHelp,
} from '../features/help/sections.tsx';
import { OfflineSection } from '../features/offline/offline-section.tsx';
import { Seo } from '../site/seo.tsx';
import styles from './guide.module.css';

/** Rounds of the quiz began here once. */
export function loader({ request }: LoaderFunctionArgs) {
  const moved = movedRound(new URL(request.url).searchParams);
  return moved ? replace(moved) : null;
}

export function Component() {
  return (
    <div className={`${layout.prose} ${styles.guide}`}>
      <Seo
        title="Guía de uso"
        description="Cómo encontrar un ave, leer su ficha y llevar la cuenta de las que has visto en la Comunidad de Madrid."
        path={paths.guide()}
      />
      <PageHeading>Guía de uso</PageHeading>
      <NavigationHelp />
      <FiltersHelp />
      <SearchHelp />
      <LugaresHelp />
      <FichaHelp />
      <FoodLegend />
      <ProgressHelp />
      <QuizHelp />
      <OfflineSection />
      <PlatesHelp />
      <Contact />
    </div>
  );
}
