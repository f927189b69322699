import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import type { Grupo } from '../../domain/grupos.ts';
import { paths } from '../../domain/paths.ts';
import layout from '../components/layout.module.css';
import { RamaVacia } from '../components/rama-vacia.tsx';
import { Titulo } from '../components/titulo.tsx';
import { Seo } from '../seo.tsx';
import styles from './filtered-aves.module.css';
import { ListaAfinable } from './lista-afinable.tsx';

type Props = {
  title: string;
  icon?: ReactNode;
  description: string;
  path: string;
  aves: readonly AveResumen[];
  /** The group by which they are chosen. */
  fijo: Grupo;
};

/** The species of one order, threat level or season, under its name. */
export function FilteredAves({ title, icon, description, path, aves, fijo }: Props) {
  return (
    <>
      <Seo title={title} description={description} path={path} />
      <div className={`${layout.row} ${styles.heading}`}>
        {icon}
        <Titulo>{title}</Titulo>
      </div>
      <ListaAfinable aves={aves} fijo={fijo} />
    </>
  );
}

const SIN_AVES = 'No se encontró información de aves';

/** The page of an order, threat level or season that the guide does not know. */
export function NoAves({ title }: { title: string }) {
  return (
    <>
      <Seo title={title} description={SIN_AVES} />
      <Titulo>{title}</Titulo>
      <SinAves />
    </>
  );
}

/** The picture and the sentence of a list in which there is nothing to show. */
export function SinAves() {
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <RamaVacia />
      <p role="status">{SIN_AVES}</p>
      <p>
        <Link to={paths.aves()}>Ver todas las aves</Link>
      </p>
      <p>
        ¿No sabes cómo se llama? Di cómo era en <Link to={paths.busqueda()}>¿Qué ave es?</Link>
      </p>
    </div>
  );
}
