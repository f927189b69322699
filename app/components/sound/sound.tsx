import { useRef, useState } from 'react';
import layout from '../page/layout.module.css';
import { usePlayback, type Wanted } from './use-playback.ts';
import { keepVolume, readVolume } from './volume.ts';

type Props = Omit<Wanted, 'slow'>;

/** What sounds while `isOn`, how fast and how loud; and what one should know of it. What holds it wears `.sound` of its style sheet. */
export function Sound({ engine, partitura, kind, isOn, setOn }: Props) {
  const [slow, setSlow] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  const { said, setVolume } = usePlayback({ engine, partitura, kind, isOn, setOn, slow }, own);
  return (
    <>
      <div ref={own} className={layout.row}>
        <label>
          <input type="checkbox" checked={slow} onChange={(event) => setSlow(event.target.checked)} />A media
          velocidad, una octava más grave
        </label>
        <Volume onChange={setVolume} />
      </div>
      <small>
        No la pongas a las aves en el campo: las molesta, y en la caza están prohibidos los reclamos
        electrónicos.
      </small>
      <p role="status">{said}</p>
    </>
  );
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
