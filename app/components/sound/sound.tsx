import { useEffect, useRef, useState } from 'react';
import type { VoiceKind } from '../../../domain/voices/score.ts';
import layout from '../page/layout.module.css';
import type { Engine, Listened } from './messages.ts';
import { type Ending, type Playback, play } from './play.ts';
import styles from './sound.module.css';
import { keepVolume, readVolume } from './volume.ts';

const loadNeedle = () => import('./needle.ts');

/** So that a voice sounds the second time as the first: repeats of a bird differ, and this is one bird. */
const SEED = 1;

const SAID: Record<Ending, string> = {
  ended: 'La voz ha terminado.',
  silenced: '',
  failed: 'No se puede oír ahora: quizá no hay conexión, o este navegador no sabe hacerlo.',
};

type Props = Listened & {
  engine: Engine;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
};

/** What sounds while `isOn`, how fast and how loud; and what one should know of it. */
export function Sound({ engine, partitura, kind, isOn, setOn }: Props) {
  const [slow, setSlow] = useState(false);
  const [said, setSaid] = useState('');
  const own = useRef<HTMLDivElement>(null);
  const playback = useRef<Playback>(null);
  useEffect(() => {
    if (!isOn) return;
    setSaid('');
    let gone = false;
    const playing = play(engine, { partitura, kind, seed: SEED, slow }, readVolume(), (ending, reason) => {
      if (gone) return;
      if (ending === 'failed') console.error('A voice cannot be played:', reason);
      setSaid(SAID[ending]);
      setOn(false);
    });
    if (!playing) return;
    playback.current = playing;
    const staves = stavesBeside(own.current, partitura, kind);
    let takeOut: (() => void) | undefined;
    // After the sound, which is waited for.
    void loadNeedle().then(({ runNeedle }) => {
      if (!gone) takeOut = runNeedle(staves, { partitura, kind, seed: SEED }, playing.heard);
    }, console.warn);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && playing.stop();
    document.addEventListener('keydown', onKey);
    return () => {
      gone = true;
      document.removeEventListener('keydown', onKey);
      takeOut?.();
      playing.stop();
    };
  }, [engine, isOn, slow, partitura, kind, setOn]);

  return (
    <>
      <div ref={own} className={`${layout.row} ${styles.manner}`}>
        <label>
          <input type="checkbox" checked={slow} onChange={(event) => setSlow(event.target.checked)} />A media
          velocidad, una octava más grave
        </label>
        <Volume onChange={(volume) => playback.current?.setVolume(volume)} />
      </div>
      <p className={styles.note}>
        No la pongas a las aves en el campo: las molesta, y en la caza están prohibidos los reclamos
        electrónicos.
      </p>
      <p role="status">{said}</p>
    </>
  );
}

/** Those of the drawing of a voice: in the section that holds both, a song before a call. */
function stavesBeside(own: HTMLElement | null, partitura: string, kind: VoiceKind): SVGElement[] {
  const drawings = own?.closest('section, main')?.querySelectorAll('figure');
  const place = kind === 'reclamo' && partitura.includes('@ canto') ? 1 : 0;
  return [...(drawings?.[Math.min(place, drawings.length - 1)]?.querySelectorAll('svg') ?? [])];
}

function Volume({ onChange }: { onChange: (volume: number) => void }) {
  const [volume, setVolume] = useState(readVolume);
  return (
    <label>
      Volumen
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target: { valueAsNumber } }) => {
          setVolume(valueAsNumber);
          keepVolume(valueAsNumber);
          onChange(valueAsNumber);
        }}
      />
    </label>
  );
}
