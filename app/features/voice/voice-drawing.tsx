import type { Utterance } from '../../../domain/species/voz.ts';
import { drawVoice } from '../../../domain/voices/drawing/drawing.ts';
import { extentInWords } from '../../../domain/voices/extent-in-words.ts';
import { parseScore, VOICE_KINDS } from '../../../domain/voices/score.ts';
import type { ScoredVoice } from '../../../domain/voices/sequence.ts';
import layout from '../../components/page/layout.module.css';
import { Staff } from '../../components/voice/staff.tsx';
import type { Drawn } from './drawn.ts';

const TITLES = { canto: 'Canto', reclamo: 'Reclamo' } as const;

/** The voices of a species that have a score, each over as many lines as there is room for. */
export function VoiceDrawing({ partitura, voz }: Drawn) {
  const score = parseScore(partitura);
  return VOICE_KINDS.map((kind) => {
    const voice = score[kind];
    const told = voz[kind];
    return voice && told && <DrawnVoice key={kind} title={TITLES[kind]} voice={voice} told={told} />;
  });
}

type Props = { title: string; voice: ScoredVoice; told: Utterance };

function DrawnVoice({ title, voice, told }: Props) {
  const name = `${title} en un dibujo: «${told.silabas}», ${extentInWords(voice)}. ${told.texto}`;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={name} className={layout.row}>
        {drawVoice(voice).map((staff) => (
          <Staff key={staff.from} staff={staff} />
        ))}
      </div>
    </figure>
  );
}
