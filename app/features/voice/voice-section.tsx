import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import type { Utterance } from '../../../domain/species/voz.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import type { VoiceKind } from '../../../domain/voices/score.ts';
import { ExternalLink } from '../../components/page/external-link.tsx';
import { Listen } from '../../components/sound/listen.tsx';
import { DrawnVoices } from './drawn-voices.tsx';
import styles from './voice-section.module.css';

type Props = { ave: Pick<Ficha, 'nombre' | 'cientifico' | 'voz' | 'partitura' | 'sounds' | 'soundsLike'> };

/** What a species sounds like, in words and drawn, and where real recordings are. */
export function VoiceSection({ ave }: Props) {
  const { canto, reclamo, calla, distingue, cuando } = ave.voz;
  return (
    <section className={styles.voice} aria-labelledby="voz">
      <h2 id="voz">Voz</h2>
      {(canto || reclamo) && (
        <dl>
          {canto && <Sounds title="Canto" {...canto} />}
          {reclamo && <Sounds title="Reclamo" {...reclamo} />}
        </dl>
      )}
      {calla && <p>{calla}</p>}
      {distingue && <p>{distingue}</p>}
      {cuando && (
        <p>
          Se oye mejor {monthsInWords(cuando.meses)}. {cuando.texto}
        </p>
      )}
      <DrawnPart ave={ave} />
      <p data-print="no">
        <ExternalLink href={recordingsOf(ave.cientifico)}>Grabaciones en xeno-canto</ExternalLink>
      </p>
      <p data-needs="scripts" data-print="no">
        <Link to={paths.voiceRound()}>Jugar a «¿Quién canta?»</Link>
      </p>
    </section>
  );
}

/** The drawing, how it is read and what it is; nothing of a species without a score. */
function DrawnPart({ ave: { nombre, partitura, voz, sounds, soundsLike } }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  if (partitura === undefined) return null;
  // A song is drawn before a call.
  const figureOf = (kind: VoiceKind) => (kind === 'reclamo' && partitura.includes('@ canto') ? 1 : 0);
  return (
    <>
      <h3>Así se dibuja</h3>
      <p className={styles.reading}>
        El tiempo va hacia la derecha; cuanto más arriba, más agudo (al lado, las teclas de un piano), y
        cuanto más grueso el trazo, más fuerte.
      </p>
      <div ref={drawing}>
        <DrawnVoices partitura={partitura} voz={voz} />
      </div>
      {sounds?.map((kind) => (
        <Listen
          key={kind}
          label={sounds.length > 1 ? `Oír el ${kind} dibujado` : 'Oír la voz dibujada'}
          {...{ partitura, kind, drawing }}
          figure={figureOf(kind)}
        />
      ))}
      <p className={styles.reading}>
        Dibujo orientativo, hecho con lo que se sabe de la especie: no es el sonograma de una grabación.
      </p>
      {soundsLike && (
        <ul data-needs="scripts" data-print="no">
          {soundsLike.map(({ voz: kind, aves }) => (
            <li key={kind + aves.join()}>
              <Link to={paths.compareVoices([nombre, ...aves])}>
                Comparar el {kind} con {joinPhrases(aves.map(inSentence))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Sounds({ title, silabas, texto }: Utterance & { title: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <q className={styles.syllables}>{silabas}</q> {texto}
      </dd>
    </div>
  );
}

/** The page of a species at xeno-canto, which goes by its binomial. */
function recordingsOf(cientifico: string): string {
  return `https://xeno-canto.org/species/${cientifico.replace(' ', '-')}`;
}
