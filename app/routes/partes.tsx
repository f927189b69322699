import { useEffect, useState } from 'react';
import type { Ficha } from '../../domain/ave.ts';
import { importAgain } from '../import-again.ts';
import { fetchFichas } from './fichas.ts';

type Partes = typeof import('./ficha-partes.tsx');

type Props = { ave: Ficha };

let partes: Partes | undefined;

/** Fetches what draws the parts of a species page, unless the page came drawn. */
export async function loadPartes(nombre?: string): Promise<void> {
  if (typeof document !== 'undefined' && document.querySelector('h1')?.textContent === nombre) return;
  partes ??= await importAgain(() => import('./ficha-partes.tsx'));
}

/** How long a busy browser may put it off, ms. */
const LONGEST_WAIT = 1000;

const DRAWN = { __html: '' };

/**
 * A part of a species page. That of the page that a visitor opens first stands as the host sent it and costs no script;
 * what is pressed in it, `FichaViva` answers.
 */
export function Parte({ de, ave }: Props & { de: 'Marcas' | 'Rasgos' | 'Mas' }) {
  const [Drawing] = useState(() => partes?.[de]);
  return Drawing ? (
    <div data-parte={de}>
      <Drawing ave={ave} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps what the host sent.
    <div data-parte={de} suppressHydrationWarning dangerouslySetInnerHTML={DRAWN} />
  );
}

/** Brings the parts to life once the browser has nothing better to do. Without its script they are still legible. */
export function Vida({ ave }: Props) {
  const [Viva, setViva] = useState<Partes['FichaViva']>();
  useEffect(() => {
    const idle = window.requestIdleCallback ?? setTimeout;
    const load = () =>
      loadPartes().then(
        () => setViva(() => partes?.FichaViva),
        () => {},
      );
    idle(load, { timeout: LONGEST_WAIT } as never);
  }, []);
  return Viva && <Viva ave={ave} fetchFichas={fetchFichas} />;
}
