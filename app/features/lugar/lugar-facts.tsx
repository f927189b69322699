import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { COMARCAS, type LugarFicha } from '../../../domain/places/lugar.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { ExternalLink } from '../../components/page/external-link.tsx';
import styles from './lugar-facts.module.css';

/** What one must know to go to a place: the way, the time, what to respect. */
export function LugarFacts({ lugar }: { lugar: LugarFicha }) {
  const { acceso, mejorEpoca, cuidado, protegido, habitats, altitud, comarca, municipios } = lugar;
  const facts = [
    { term: 'Cómo llegar', value: acceso },
    { term: 'Cuándo ir', value: `Compensa más ${monthsInWords(mejorEpoca)}.` },
    { term: 'Qué respetar', value: cuidado },
    { term: 'Qué hay', value: `${joinPhrases(habitats)}, a unos ${altitud} m de altitud.` },
    {
      term: 'Dónde está',
      value: (
        <>
          {joinPhrases(municipios)}, en {COMARCAS[comarca]}.{' '}
          <span data-print="no">
            <ExternalLink href={openMapOf(lugar)}>Ver en OpenStreetMap (sales de la guía)</ExternalLink>
          </span>
        </>
      ),
    },
    ...(protegido ? [{ term: 'Protección', value: `${protegido}.` }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The open map with a mark at the coordinates of the place, which stand for a whole area. */
function openMapOf({ coordenadas: [latitude, longitude] }: LugarFicha): string {
  const mark = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${mark}#map=13/${latitude}/${longitude}`;
}
