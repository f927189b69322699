import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import type { Utterance } from '../../../domain/species/voz.ts';
import { ExternalLink } from '../../components/page/external-link.tsx';
import { Listen } from '../../components/sound/listen.tsx';
import { DrawnVoices } from './drawn-voices.tsx';
import styles from './voice-section.module.css';

type Props = {
  ave: Pick<Ficha, 'nombre' | 'cientifico' | 'ebird' | 'voz' | 'partitura' | 'sounds' | 'soundsLike'>;
};

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
      {ave.partitura !== undefined && (
        <>
          <DrawnVoices {...ave} partitura={ave.partitura} />
          {ave.sounds?.map((kind) => (
            <Listen key={kind} kind={kind} partitura={ave.partitura as string} />
          ))}
        </>
      )}
      <p data-print="no">
        <ExternalLink href={recordingsOf(ave.cientifico)}>Grabaciones en xeno-canto</ExternalLink>
        {ave.ebird && (
          <>
            {' · '}
            <ExternalLink href={`https://ebird.org/species/${ave.ebird}/ES-MD`}>
              Grabaciones en eBird
            </ExternalLink>
          </>
        )}
      </p>
    </section>
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
