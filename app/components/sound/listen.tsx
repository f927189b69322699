import { type RefObject, useState } from 'react';
import type { VoiceKind } from '../../../domain/voices/score.ts';
import { fetchAhead, useLater } from '../browser/use-later.ts';
import layout from '../page/layout.module.css';
import { openAudio, startWorker } from './engine.ts';

export type Listened = {
  partitura: string;
  kind: VoiceKind;
  /** What holds its drawing, and the place that it has among the drawings there. */
  drawing: RefObject<HTMLElement | null>;
  figure: number;
};

type Props = Listened & { label: string };

const load = () => import('./sound.tsx');

/** Lets a drawn voice sound. All that this takes is fetched with the first press. */
export function Listen({ label, ...voice }: Props) {
  const [isOn, setOn] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { code, failed, retry } = useLater(load, wasAsked);

  /** The sooner, the less one waits: before the press has become a click. */
  function prepare() {
    startWorker();
    void fetchAhead(load);
  }

  function press() {
    openAudio();
    retry();
    setAsked(true);
    setOn(!isOn);
  }

  return (
    <div className={layout.stack} data-needs="scripts" data-print="no">
      <button type="button" aria-pressed={isOn} onPointerDown={prepare} onClick={press}>
        <span aria-hidden="true">{isOn ? '■' : '▶'}</span> {label}
      </button>
      <small>Imitación por ordenador, no una grabación.</small>
      {failed && <p role="alert">El sonido no llega: quizá no hay conexión.</p>}
      {code && <code.Sound {...voice} {...{ isOn, setOn }} />}
    </div>
  );
}
