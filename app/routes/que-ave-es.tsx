import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import { enumerar } from '../../domain/enumerar.ts';
import type { Mes } from '../../domain/estacion.ts';
import { fechaEnMadrid, partsOf } from '../../domain/fecha.ts';
import { type Candidata, identificar } from '../../domain/identificar.ts';
import { motivoOf } from '../../domain/motivo.ts';
import { preguntaQueAveEs } from '../../domain/preguntas.ts';
import { escribirRespuestas, leerRespuestas, type Respuestas } from '../../domain/respuestas.ts';
import { searchAves } from '../../domain/search/search-aves.ts';
import type { Senas } from '../../domain/senas.ts';
import { AveList } from '../components/ave-list.tsx';
import button from '../components/button.module.css';
import { swatches, traits } from '../data/traits.ts';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import { Preguntas } from '../features/identificar/preguntas.tsx';
import styles from './que-ave-es.module.css';

/** Cards of a ranking that are shown at first, and that each press adds. */
const PAGE = 12;

/** The id of the ranking, to which the questions lead. */
const RANKING = 'encajan';

/** Characters, and values, of an address that are shown again. */
const SHOWN_LENGTH = 30;
const SHOWN_VALUES = 3;

/** The month that it is in Madrid. Only asked in the browser. */
function mesDeHoy(): Mes {
  return partsOf(fechaEnMadrid(new Date())).month;
}

/** The questions, their answers read from and written into the address. */
export function Cuestionario() {
  const [params, setParams] = useSearchParams();
  const { respuestas: written, ignoradas } = leerRespuestas(params);
  const hoy = mesDeHoy();
  // An address takes a moment to change: until then the answers stand here, and a second one adds to the first.
  const [given, setGiven] = useState<{ from: URLSearchParams; respuestas: Respuestas }>();
  const respuestas = given?.from === params ? given.respuestas : written;

  /** A first answer is a step that one can go back; an answer that is changed replaces the one before. */
  function answer(change: Partial<Respuestas>) {
    const isNew = 'colores' in change || Object.keys(change).every((key) => !respuestas[key as 'tamano']);
    // The month is written too, so that whoever gets the address sees the same.
    const next = { ...respuestas, mes: respuestas.mes ?? hoy, ...change };
    setGiven({ from: params, respuestas: next });
    setParams(escribirRespuestas(next, params), { preventScrollReset: true, replace: !isNew });
  }

  return (
    <>
      <div role="status">
        {ignoradas.length > 0 && <p className={styles.notice}>{noticeOf(ignoradas)}</p>}
      </div>
      <Preguntas
        respuestas={respuestas}
        hoy={hoy}
        muestras={swatches}
        onAnswer={answer}
        ranking={preguntaQueAveEs(params) ? RANKING : undefined}
      />
    </>
  );
}

function noticeOf(ignoradas: readonly string[]): string {
  const shown = ignoradas.slice(0, SHOWN_VALUES).map((text) => {
    return `«${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}»`;
  });
  const more = ignoradas.length > SHOWN_VALUES ? ['otras'] : [];
  return `En la dirección hay respuestas que no cuentan: ${enumerar([...shown, ...more])}.`;
}

type Props = { aves: readonly AveResumen[]; text: string };

/** All species, those first that fit best what the address tells; with a text, first those that have it in their name. */
export function Candidatas({ aves, text }: Props) {
  const [params] = useSearchParams();
  const { respuestas } = leerRespuestas(params);
  const { mes = mesDeHoy() } = respuestas;
  const address = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the answers are read from.
  const ranking = useMemo(() => identificar(traits, { ...respuestas, mes }), [address, mes]);
  const named =
    text === ''
      ? []
      : searchAves(
          ranking.map(({ ave }) => ave),
          text,
        );
  const nombres = new Set(named.map(({ nombre }) => nombre));
  const ordered = [
    ...ranking.filter(({ ave }) => nombres.has(ave.nombre)),
    ...ranking.filter(({ ave }) => !nombres.has(ave.nombre)),
  ];
  return <Ranking key={address} aves={aves} ranking={ordered} named={named.length} text={text} />;
}

type RankingProps = Props & { ranking: readonly Candidata<Senas>[]; named: number };

function Ranking({ aves, ranking, named, text }: RankingProps) {
  const [shown, setShown] = useState(PAGE);
  const { nombres } = useAvistadas();
  const cards = useRef<HTMLDivElement>(null);
  const motivos = new Map(ranking.map((candidata) => [candidata.ave.nombre, motivoOf(candidata)]));
  const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));
  const shownAves = ranking.slice(0, shown).flatMap(({ ave }) => byNombre.get(ave.nombre) ?? []);

  // Whoever asked for more goes on with the first of them.
  useEffect(() => {
    if (shown > PAGE) cards.current?.querySelectorAll('a')[shown - PAGE]?.focus();
  }, [shown]);

  return (
    <div ref={cards} id={RANKING} tabIndex={-1} className={styles.ranking}>
      <p role="status" className={styles.count}>
        {summaryOf(ranking.length, named, text)}
      </p>
      <AveList aves={shownAves} avistadas={nombres} notaOf={({ nombre }) => motivos.get(nombre)} />
      {shown < ranking.length && (
        <button
          type="button"
          className={`${button.outline} ${styles.more}`}
          onClick={() => setShown(shown + PAGE)}
        >
          Ver más
        </button>
      )}
    </div>
  );
}

function summaryOf(total: number, named: number, text: string): string {
  const ordered = 'primero las que mejor encajan con lo que viste';
  if (text === '') return `${total} aves, ${ordered}`;
  const count = named === 1 ? '1 especie' : `${named} especies`;
  return `${count} con ese nombre; detrás, las demás: ${ordered}`;
}
