import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { Utterance } from '../../../domain/species/voz.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { drawVoice } from '../../../domain/voices/drawing/drawing.ts';
import { extentInWords } from '../../../domain/voices/extent-in-words.ts';
import { parseScore, VOICE_KINDS } from '../../../domain/voices/score.ts';
import type { ScoredVoice } from '../../../domain/voices/sequence.ts';
import layout from '../../components/page/layout.module.css';
import { Staff } from '../../components/voice/staff.tsx';
import type { Drawn } from './drawn.ts';

const TITLES = { canto: 'Canto', reclamo: 'Reclamo' } as const;

/** The voices of a species that have a score, each over as many lines as there is room for; how they are read, and what they are. */
export function VoiceDrawing({ nombre, partitura, voz, sounds, soundsLike }: Drawn) {
  const score = parseScore(partitura);
  return (
    <>
      <h3>Así se dibuja</h3>
      <p data-print="no">
        El tiempo va hacia la derecha; cuanto más arriba, más agudo (al lado, las teclas de un piano), y
        cuanto más grueso el trazo, más fuerte.
      </p>
      <div>
        {VOICE_KINDS.map((kind) => {
          const voice = score[kind];
          const told = voz[kind];
          return voice && told && <DrawnVoice key={kind} title={TITLES[kind]} voice={voice} told={told} />;
        })}
      </div>
      <p>Dibujo orientativo, hecho con lo que se sabe de la especie: no es el sonograma de una grabación.</p>
      {sounds && (
        <p data-needs="scripts" data-print="no">
          El {joinPhrases(sounds)} se puede oír. Imitación por ordenador, no una grabación.
        </p>
      )}
      {soundsLike && (
        <ul data-needs="scripts" data-print="no">
          {soundsLike.map(({ voz: kind, aves }) => (
            <li key={kind + aves}>
              <Link to={paths.compareVoices([nombre, ...aves])}>
                Comparar el {kind} con {joinPhrases(aves.map(inSentence))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p data-needs="scripts" data-print="no">
        <Link to={paths.voiceRound()}>Jugar a «¿Quién canta?»</Link>
      </p>
    </>
  );
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
