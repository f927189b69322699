import { type RefObject, useState } from 'react';
import type { VoiceKind } from '../../../domain/voices/score.ts';
import { useLater } from '../browser/use-later.ts';
import layout from '../page/layout.module.css';

export type Listened = {
  partitura: string;
  kind: VoiceKind;
  /** What holds its drawing, and the place that it has among the drawings there. */
  drawing: RefObject<HTMLElement | null>;
  figure: number;
};

type Props = Listened & { label: string };

const load = () => import('./sound.tsx');

/** What plays, at the rate of `domain/voices/sound/rate.ts`. Browsers open it to a press, not to what comes a while after it. */
let audio: AudioContext | undefined;

/** Lets a drawn voice sound. All that this takes is fetched with the first press. */
export function Listen({ label, ...voice }: Props) {
  const [isOn, setOn] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { code, failed, retry } = useLater(load, wasAsked);

  function press() {
    audio ??= new AudioContext({ sampleRate: 32_000 });
    retry();
    setAsked(true);
    setOn(!isOn);
  }

  return (
    <div className={layout.stack} data-needs="scripts" data-print="no">
      {/* Fetched as soon as it is touched, which is before the press is one. */}
      <button type="button" aria-pressed={isOn} onPointerDown={() => setAsked(true)} onClick={press}>
        <span aria-hidden="true">{isOn ? '■' : '▶'}</span> {label}
      </button>
      <small>Imitación por ordenador, no una grabación.</small>
      {failed && <p role="alert">El sonido no llega: quizá no hay conexión.</p>}
      {code && <code.Sound {...voice} {...{ audio, isOn, setOn }} />}
    </div>
  );
}
