import { Link } from 'react-router';
import { paths } from '../../../../domain/addresses/paths.ts';
import { inSentence } from '../../../../domain/text/in-sentence.ts';
import type { Voices } from '../limits.ts';
import styles from '../quiz.module.css';

type Props = { voices: Voices; nombre: string; answer: string };

/** How the voice that was asked is told in words; where it was taken for another, the way to both, one under another. */
export function VoiceReason({ voices, nombre, answer }: Props) {
  const heard = voices.heard.get(nombre);
  if (!heard) return null;
  return (
    <section className={styles.reason} aria-label="Cómo es su voz">
      <p>
        <q>{heard.silabas}</q> {heard.texto}
      </p>
      {answer !== nombre && (
        <p>
          <Link to={paths.compareVoices([nombre, answer])}>
            Ver las voces de {inSentence(nombre)} y {inSentence(answer)}, una bajo otra
          </Link>
        </p>
      )}
    </section>
  );
}
