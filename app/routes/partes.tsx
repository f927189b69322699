import { useState } from 'react';
import type { Ficha } from '../../domain/ave.ts';
import { importAgain } from '../components/import-again.ts';
import { fetchFichas } from '../data/fichas.ts';
import { usePart } from './use-part.ts';
import { useStirred } from './use-stirred.ts';

type Partes = typeof import('./ficha-partes.tsx');

type Props = { ave: Ficha };

let partes: Partes | undefined;

/** Fetches what draws the parts of a species page, unless the page came drawn. */
export async function loadPartes(nombre?: string): Promise<void> {
  if (typeof document !== 'undefined' && document.querySelector('h1')?.textContent === nombre) return;
  partes ??= await importAgain(() => import('./ficha-partes.tsx'));
}

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
  const { part } = usePart(loadViva, useStirred(isAsked));
  return part && <part.FichaViva ave={ave} fetchFichas={fetchFichas} />;
}

const loadViva = async () => {
  await loadPartes();
  return partes as Partes;
};

const isAsked = () => partes !== undefined || new URLSearchParams(window.location.search).has('comparar');
