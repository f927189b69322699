import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { FilterName } from '../../../domain/filters/filter-names.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { EmptyBranch } from '../../components/page/empty-branch.tsx';
import layout from '../../components/page/layout.module.css';
import styles from '../../components/page/page.module.css';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { Seo } from '../../site/seo.tsx';
import { NarrowableList } from './narrowable-list.tsx';

type Props = {
  title: string;
  icon?: ReactNode;
  description: string;
  path: string;
  aves: readonly AveSummary[];
  /** The group by which they are chosen. */
  fixed: FilterName;
};

/** The species of one order, threat level or season, under its name. */
export function FilteredAves({ title, icon, description, path, aves, fixed }: Props) {
  return (
    <>
      <Seo title={title} description={description} path={path} />
      <div className={`${layout.row} ${styles.heading}`}>
        {icon}
        <PageHeading>{title}</PageHeading>
      </div>
      <NarrowableList aves={aves} fixed={fixed} />
    </>
  );
}

const NONE_FOUND = 'No se encontró información de aves';

/** The page of an order, threat level or season that the guide does not know. */
export function NoAves({ title }: { title: string }) {
  return (
    <>
      <Seo title={title} description={NONE_FOUND} />
      <PageHeading>{title}</PageHeading>
      <NoneFound />
    </>
  );
}

/** The picture and the sentence of a list in which there is nothing to show; `children` is what is offered instead. */
export function NoneFound({ children }: { children?: ReactNode }) {
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <EmptyBranch />
      <p role="status">{NONE_FOUND}</p>
      {children}
      <p>
        <Link to={paths.aves()}>Ver todas las aves</Link>
      </p>
      <p>
        ¿No sabes cómo se llama? Di cómo era en <Link to={paths.whichAve()}>¿Qué ave es?</Link>
      </p>
    </div>
  );
}
