import { type PropsWithChildren, useState } from 'react';
import { fetchAhead, useLater } from '../browser/use-later.ts';
import layout from '../page/layout.module.css';
import type { Engine, Listened } from './messages.ts';
import styles from './sound.module.css';

const load = () => import('./sound.tsx');

/** Made by the first press: browsers open what plays to a press, not to what comes a while after it. */
const engine: Engine = {};

/** Lets a drawn voice sound, with a word about it under the button. All that this takes is fetched when one is about to press. */
export function Listen({ children, ...voice }: PropsWithChildren<Listened>) {
  const [isOn, setOn] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { code, failed, retry } = useLater(load, wasAsked);

  function prepare() {
    engine.worker ??= new Worker(new URL('./voice.worker.ts', import.meta.url), { type: 'module' });
    // It may fail before there is anybody to be told.
    engine.worker.onerror = () => {
      engine.worker = undefined;
    };
    void fetchAhead(load);
    setAsked(true);
  }

  function press() {
    prepare();
    retry();
    // At the rate of `domain/voices/sound/rate.ts`.
    engine.audio ??= new AudioContext({ sampleRate: 32_000 });
    setOn(!isOn);
  }

  return (
    <div className={`${layout.stack} ${styles.sound}`} data-needs="scripts" data-print="no">
      <button type="button" aria-pressed={isOn} onPointerEnter={prepare} onClick={press}>
        <span aria-hidden="true">{isOn ? '■' : '▶'}</span> Oír la voz dibujada
      </button>
      {children}
      {failed && <p role="alert">El sonido no llega: quizá no hay conexión.</p>}
      {code && <code.Sound {...voice} {...{ engine, isOn, setOn }} />}
    </div>
  );
}
