import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { VOICES_ANCHOR } from '../../../domain/addresses/paths.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { drawTogether } from '../../../domain/voices/drawing/drawing.ts';
import { extentInWords } from '../../../domain/voices/extent-in-words.ts';
import { parseScore, VOICE_KINDS, type VoiceKind } from '../../../domain/voices/score.ts';
import type { ScoredVoice } from '../../../domain/voices/sequence.ts';
import { Staff } from '../../components/voice/staff.tsx';
import styles from './voices.module.css';

const TITLES: Record<VoiceKind, string> = { canto: 'Los cantos', reclamo: 'Los reclamos' };

/** A voice that is drawn, with its words. */
type Drawn = { nombre: string; silabas: string; texto: string; voice: ScoredVoice };

/** The drawn voices of the species one under another; nothing where no two have the same kind drawn. */
export function Voices({ aves }: { aves: readonly Ficha[] }) {
  const start = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const kinds = VOICE_KINDS.map((kind) => ({ kind, drawn: drawnOf(aves, kind) })).filter(
    ({ drawn }) => drawn.length > 1,
  );
  const isAsked = hash === `#${VOICES_ANCHOR}`;

  // They come after the records, too late for the browser to go where the address leads.
  useEffect(() => {
    if (!isAsked) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView();
  }, [isAsked]);

  if (kinds.length === 0) return null;
  return (
    <section className={styles.voices} aria-labelledby={VOICES_ANCHOR}>
      <h2 id={VOICES_ANCHOR} ref={start} tabIndex={-1}>
        Las voces, una bajo otra
      </h2>
      <p>
        Con el mismo tiempo y la misma altura para todas: cuanto más arriba, más agudo, y cuanto más grueso el
        trazo, más fuerte. Son dibujos orientativos, no sonogramas de una grabación.
      </p>
      {kinds.map(({ kind, drawn }) => (
        <Together key={kind} title={TITLES[kind]} drawn={drawn} />
      ))}
    </section>
  );
}

function drawnOf(aves: readonly Ficha[], kind: VoiceKind): Drawn[] {
  return aves.flatMap(({ nombre, voz, partitura }) => {
    const told = voz[kind];
    const voice = partitura === undefined ? undefined : parseScore(partitura)[kind];
    return told && voice ? [{ nombre, ...told, voice }] : [];
  });
}

function Together({ title, drawn }: { title: string; drawn: readonly Drawn[] }) {
  const each = drawn.map(({ nombre, voice }) => `${inSentence(nombre)}, ${extentInWords(voice)}`);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.words}>
        {drawn.map(({ nombre, silabas, texto }) => (
          <li key={nombre}>
            <b>{nombre}</b> <q>{silabas}</q> {texto}
          </li>
        ))}
      </ul>
      <div role="img" aria-label={`${title} en un dibujo: ${joinPhrases(each)}.`} className={styles.systems}>
        {drawTogether(drawn.map(({ voice }) => voice)).map((staves) => (
          <div key={staves[0]?.from}>
            {staves.map((staff, i) => {
              const nombre = drawn[i]?.nombre;
              return staff.over ? null : (
                <div key={nombre}>
                  <b>{nombre}</b>
                  <Staff staff={staff} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
