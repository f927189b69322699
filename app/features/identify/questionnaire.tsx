import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayInMadrid, partsOf } from '../../../domain/calendar/day.ts';
import type { Month } from '../../../domain/calendar/month.ts';
import { type Answers, readAnswers, writeAnswers } from '../../../domain/identify/answers.ts';
import { asksWhichAve } from '../../../domain/identify/question-params.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { Later } from '../../components/page/later.tsx';
import { swatches } from '../../data/species/swatches.ts';
import styles from './questionnaire.module.css';
import { Questions } from './questions.tsx';

/** The ranking needs the signs of all birds: it comes with the first answer. */
const loadRanking = () => import('./ranking.tsx');

/** The id of the ranking, to which the questions lead. */
const RANKING = 'encajan';

/** Characters, and values, of an address that are shown again. */
const SHOWN_LENGTH = 30;
const SHOWN_VALUES = 3;

/** The month that it is in Madrid. Only asked in the browser. */
function currentMonth(): Month {
  return partsOf(dayInMadrid(new Date())).month;
}

/** The questions, their answers read from and written into the address, and the species that fit them. */
export function Questionnaire() {
  const [params, setParams] = useSearchParams();
  const { answers: written, ignored } = readAnswers(params);
  const today = currentMonth();
  // An address takes a moment to change: until then the answers stand here, and a second one adds to the first.
  const [given, setGiven] = useState<{ from: URLSearchParams; answers: Answers }>();
  const answers = given?.from === params ? given.answers : written;
  const asked = asksWhichAve(params);

  /** A first answer is a step that one can go back; an answer that is changed replaces the one before. */
  function answer(change: Partial<Answers>) {
    const isNew = 'colours' in change || Object.keys(change).every((key) => !answers[key as 'size']);
    // The month is written too, so that whoever gets the address sees the same.
    const next = { ...answers, month: answers.month ?? today, ...change };
    setGiven({ from: params, answers: next });
    setParams(writeAnswers(next, params), { preventScrollReset: true, replace: !isNew });
  }

  return (
    <div className={styles.questionnaire}>
      <div data-print="no">
        <div role="status">{ignored.length > 0 && <p className={styles.notice}>{noticeOf(ignored)}</p>}</div>
        <Questions
          answers={answers}
          today={today}
          swatches={swatches}
          onAnswer={answer}
          ranking={asked ? RANKING : undefined}
        />
      </div>
      {asked ? (
        <div id={RANKING} tabIndex={-1} className={styles.ranking}>
          <Later load={loadRanking} what="las aves">
            {({ Ranking }) => <Ranking answers={{ ...written, month: written.month ?? today }} />}
          </Later>
        </div>
      ) : (
        <p className={styles.hint}>Contesta a una pregunta, y aquí tendrás las aves que mejor encajan.</p>
      )}
    </div>
  );
}

function noticeOf(ignored: readonly string[]): string {
  const shown = ignored.slice(0, SHOWN_VALUES).map((text) => {
    return `«${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}»`;
  });
  const more = ignored.length > SHOWN_VALUES ? ['otras'] : [];
  return `En la dirección hay respuestas que no cuentan: ${joinPhrases([...shown, ...more])}.`;
}
