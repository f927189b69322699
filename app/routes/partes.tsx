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

/** What tells that a visitor is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** After this time, ms, it comes without any sign: whoever reads so long may want it. */
const LONGEST_WAIT = 4000;

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

/** Brings the parts to life when the visitor stirs: the first view does not pay for them. Without their script they are legible. */
export function Vida({ ave }: Props) {
  const [Viva, setViva] = useState<Partes['FichaViva']>();
  useEffect(() => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      loadPartes().then(
        () => setViva(() => partes?.FichaViva),
        () => {},
      );
    };
    const asked = new URLSearchParams(window.location.search).has('comparar');
    const timer = setTimeout(wake, asked || partes ? 0 : LONGEST_WAIT);
    for (const sign of SIGNS) window.addEventListener(sign, wake, { signal: stop.signal, passive: true });
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => stop.abort();
  }, []);
  return Viva && <Viva ave={ave} fetchFichas={fetchFichas} />;
}
