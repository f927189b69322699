import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayInMadrid, partsOf } from '../../../domain/calendar/day.ts';
import type { Month } from '../../../domain/calendar/month.ts';
import { type Answers, readAnswers, writeAnswers } from '../../../domain/identify/answers.ts';
import { asksWhichAve } from '../../../domain/identify/question-params.ts';
import { type Candidate, identify } from '../../../domain/identify/ranking/identify.ts';
import { objectionOf, reasonOf } from '../../../domain/identify/ranking/reason.ts';
import type { Traits } from '../../../domain/identify/traits.ts';
import { searchAves } from '../../../domain/search/search-aves.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { AveList } from '../../components/ave/ave-list.tsx';
import button from '../../components/page/button.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { swatches, traits } from '../../data/traits.ts';
import styles from './questionnaire.module.css';
import { Questions } from './questions.tsx';

/** Cards of a ranking that are shown at first, and that each press adds. */
const PAGE = 12;

/** The id of the ranking, to which the questions lead. */
const RANKING = 'encajan';

/** Characters, and values, of an address that are shown again. */
const SHOWN_LENGTH = 30;
const SHOWN_VALUES = 3;

/** The month that it is in Madrid. Only asked in the browser. */
function currentMonth(): Month {
  return partsOf(dayInMadrid(new Date())).month;
}

/** The questions, their answers read from and written into the address. */
export function Questionnaire() {
  const [params, setParams] = useSearchParams();
  const { answers: written, ignored } = readAnswers(params);
  const today = currentMonth();
  // An address takes a moment to change: until then the answers stand here, and a second one adds to the first.
  const [given, setGiven] = useState<{ from: URLSearchParams; answers: Answers }>();
  const answers = given?.from === params ? given.answers : written;

  /** A first answer is a step that one can go back; an answer that is changed replaces the one before. */
  function answer(change: Partial<Answers>) {
    const isNew = 'colours' in change || Object.keys(change).every((key) => !answers[key as 'size']);
    // The month is written too, so that whoever gets the address sees the same.
    const next = { ...answers, month: answers.month ?? today, ...change };
    setGiven({ from: params, answers: next });
    setParams(writeAnswers(next, params), { preventScrollReset: true, replace: !isNew });
  }

  return (
    <>
      <div role="status">{ignored.length > 0 && <p className={styles.notice}>{noticeOf(ignored)}</p>}</div>
      <Questions
        answers={answers}
        today={today}
        swatches={swatches}
        onAnswer={answer}
        ranking={asksWhichAve(params) ? RANKING : undefined}
      />
    </>
  );
}

function noticeOf(ignored: readonly string[]): string {
  const shown = ignored.slice(0, SHOWN_VALUES).map((text) => {
    return `«${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}»`;
  });
  const more = ignored.length > SHOWN_VALUES ? ['otras'] : [];
  return `En la dirección hay respuestas que no cuentan: ${joinPhrases([...shown, ...more])}.`;
}

type Props = { aves: readonly AveSummary[]; text: string };

/** All species, those first that fit best what the address tells; with a text, first those that have it in their name. */
export function Candidates({ aves, text }: Props) {
  const [params] = useSearchParams();
  const { answers } = readAnswers(params);
  const { month = currentMonth() } = answers;
  const address = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the answers are read from.
  const ranking = useMemo(() => identify(traits, { ...answers, month }), [address, month]);
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

type RankingProps = Props & { ranking: readonly Candidate<Traits>[]; named: number };

function Ranking({ aves, ranking, named, text }: RankingProps) {
  const [shown, setShown] = useState(PAGE);
  const { nombres } = useAvistadas();
  const cards = useRef<HTMLDivElement>(null);
  const reasons = new Map(ranking.map((candidate) => [candidate.ave.nombre, reasonOf(candidate)]));
  const objections = new Map(ranking.map((candidate) => [candidate.ave.nombre, objectionOf(candidate)]));
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
      <AveList
        aves={shownAves}
        avistadas={nombres}
        noteOf={({ nombre }) => reasons.get(nombre)}
        asideOf={({ nombre }) => objections.get(nombre)}
      />
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
