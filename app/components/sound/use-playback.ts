import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VoiceKind } from '../../../domain/voices/score.ts';
import type { Engine, Listened } from './messages.ts';
import { type Ending, type Playback, play } from './play.ts';
import { readVolume } from './volume.ts';

const loadNeedle = () => import('./needle.ts');

/** So that a voice sounds the second time as the first: repeats of a bird differ, and this is one bird. */
const SEED = 1;

const SAID: Record<Ending, string> = {
  ended: 'La voz ha terminado.',
  silenced: '',
  failed: 'No se puede oír ahora: quizá no hay conexión, o este navegador no sabe hacerlo.',
};

/** Which voice is to sound, and whether it is. */
export type Wanted = Listened & {
  engine: Engine;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  slow: boolean;
};

/** Plays a voice while it is on, with a needle along the drawing that stands in the section of `own`; tells how it ended. */
export function usePlayback(
  { engine, partitura, kind, isOn, setOn, slow }: Wanted,
  own: RefObject<HTMLElement | null>,
) {
  const [said, setSaid] = useState('');
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
    const takeOut = follow(stavesBeside(own.current, partitura, kind), { partitura, kind }, playing);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && playing.stop();
    document.addEventListener('keydown', onKey);
    return () => {
      gone = true;
      document.removeEventListener('keydown', onKey);
      takeOut();
      playing.stop();
    };
  }, [engine, isOn, slow, partitura, kind, setOn, own]);
  return { said, setVolume: (volume: number) => playback.current?.setVolume(volume) };
}

/** Runs the needle, which is fetched after the sound: that is waited for. */
function follow(staves: readonly SVGElement[], voice: Listened, { heard }: Playback): () => void {
  let isOver = false;
  let takeOut: (() => void) | undefined;
  loadNeedle().then(({ runNeedle }) => {
    if (!isOver) takeOut = runNeedle(staves, { ...voice, seed: SEED }, heard);
  }, console.warn);
  return () => {
    isOver = true;
    takeOut?.();
  };
}

/** Those of the drawing of a voice: in the section that holds both, a song before a call. */
function stavesBeside(own: HTMLElement | null, partitura: string, kind: VoiceKind): SVGElement[] {
  const drawings = own?.closest('section, main')?.querySelectorAll('figure');
  const place = kind === 'reclamo' && partitura.includes('@ canto') ? 1 : 0;
  return [...(drawings?.[Math.min(place, drawings.length - 1)]?.querySelectorAll('svg') ?? [])];
}
