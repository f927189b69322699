import type { HeardVoice } from '../../../../domain/quiz/heard-voice.ts';
import { drawVoice } from '../../../../domain/voices/drawing/drawing.ts';
import { extentInWords } from '../../../../domain/voices/extent-in-words.ts';
import { namesItself } from '../../../../domain/voices/names-itself.ts';
import { parseScore } from '../../../../domain/voices/score.ts';
import { layOut } from '../../../../domain/voices/timeline.ts';
import layout from '../../../components/page/layout.module.css';
import { Listen } from '../../../components/sound/listen.tsx';
import { Staff } from '../../../components/voice/staff.tsx';
import styles from '../quiz.module.css';

const TITLES = { canto: 'Canto', reclamo: 'Reclamo' } as const;

type Props = { nombre: string; heard: HeardVoice; number: number; isAnswered: boolean };

/** A drawn voice that is asked. What it says is written under it and told, unless that is its name: then after the answer. */
export function QuestionVoice({ nombre, heard, number, isAnswered }: Props) {
  const { kind, partitura, silabas } = heard;
  const voice = parseScore(partitura)[kind];
  if (!voice) return null;
  const syllables = [silabas, ...layOut(voice).syllables.map(({ text }) => text)];
  const isTelling = isAnswered || !namesItself(nombre, syllables);
  const said = isTelling ? `«${silabas}», ` : '';
  return (
    <div className={styles.voice}>
      <figure className={styles.voice}>
        <figcaption>{TITLES[kind]}: el tiempo va hacia la derecha; cuanto más arriba, más agudo</figcaption>
        <div
          role="img"
          aria-label={`${TITLES[kind]} de la pregunta ${number} en un dibujo: ${said}${extentInWords(voice)}.`}
          className={layout.row}
        >
          {drawVoice(voice).map((staff) => (
            <Staff key={staff.from} staff={isTelling ? staff : { ...staff, syllables: [] }} />
          ))}
        </div>
      </figure>
      {heard.sounds && (
        <Listen {...{ partitura, kind }}>
          <small>Imitación por ordenador, no una grabación.</small>
        </Listen>
      )}
    </div>
  );
}
