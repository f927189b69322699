import { useState } from 'react';
import { RATE } from '../../../../domain/voices/sound/rate.ts';
import layout from '../../../components/page/layout.module.css';
import type { Engine, Listened } from '../../../components/sound/messages.ts';
import styles from '../../../components/sound/sound.module.css';
import { Sound } from '../../../components/sound/sound.tsx';

const engine: Engine = {};

const startWorker = () =>
  new Worker(new URL('../../../components/sound/voice.worker.ts', import.meta.url), { type: 'module' });

/** Lets the voice that is asked sound. It came with the round: unlike on the page of a species, nothing has to be fetched. */
export function QuestionSound(voice: Listened) {
  const [isOn, setOn] = useState(false);
  function press() {
    engine.audio ??= new AudioContext({ sampleRate: RATE });
    engine.worker ??= startWorker();
    setOn(!isOn);
  }
  return (
    <div className={`${layout.stack} ${styles.sound}`}>
      <button type="button" aria-pressed={isOn} onClick={press}>
        <span aria-hidden="true">{isOn ? '■' : '▶'}</span> Oír la voz dibujada
      </button>
      <small>Imitación por ordenador, no una grabación.</small>
      <Sound {...voice} {...{ engine, isOn, setOn }} />
    </div>
  );
}
