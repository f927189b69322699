import type { MouseEvent } from 'react';
import { MONTH_NAMES, type Month } from '../../../domain/calendar/month.ts';
import { ACTIVITIES, ACTIVITY_PHRASES } from '../../../domain/identify/activity.ts';
import { ANY_MONTH, type Answers } from '../../../domain/identify/answers.ts';
import type { Colour } from '../../../domain/identify/colours.ts';
import { REFERENCE_BIRDS, SIZES, type Size } from '../../../domain/identify/size.ts';
import { HABITAT_PHRASES, HABITATS } from '../../../domain/species/habitat.ts';
import { SOUND_PHRASES, SOUNDS } from '../../../domain/species/voz.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { ColourPicker } from './colour-picker.tsx';
import styles from './questions.module.css';
import { RadioGroup } from './radio-group.tsx';
import { SizeOutline } from './size-outline.tsx';

/** The sizes that are not drawn, in a few words beside the drawings. */
const BETWEEN: Partial<Record<Size, string>> = {
  'menor-que-gorrion': 'menor que gorrión',
  'gorrion-mirlo': 'gorrión o mirlo',
  'mirlo-paloma': 'mirlo o paloma',
  'paloma-pato': 'paloma o pato',
  'pato-ciguena': 'pato o cigüeña',
  'mayor-que-ciguena': 'mayor que cigüeña',
};

const nombreOf = (size: Size) => REFERENCE_BIRDS.find((each) => each.size === size)?.nombre;

type Props = {
  answers: Answers;
  /** The month that counts as long as none is said. */
  today: Month;
  swatches: Readonly<Record<Colour, string>>;
  /** Called with the answers that are new; `undefined` takes one back. */
  onAnswer: (change: Partial<Answers>) => void;
  /** The id of the ranking, once there is one. */
  ranking?: string | undefined;
};

/** What one may have seen of a bird. Nothing has to be answered. */
export function Questions({ answers, today, swatches, onAnswer, ranking }: Props) {
  const { size, colours, habitat, month = today, activity, sound } = answers;
  return (
    <form className={styles.questions} onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        legend="¿De qué tamaño era?"
        options={SIZES}
        textOf={(value) => nombreOf(value) ?? BETWEEN[value] ?? value}
        pictureOf={(value) => nombreOf(value) && <SizeOutline size={value} />}
        answer={size}
        onAnswer={(value) => onAnswer({ size: value })}
      />
      <ColourPicker chosen={colours} swatches={swatches} onChange={(value) => onAnswer({ colours: value })} />
      <RadioGroup
        legend="¿Dónde estaba?"
        options={HABITATS}
        textOf={(value) => HABITAT_PHRASES[value]}
        answer={habitat}
        onAnswer={(value) => onAnswer({ habitat: value })}
      />
      <RadioGroup
        legend="¿Qué hacía?"
        options={ACTIVITIES}
        textOf={(value) => ACTIVITY_PHRASES[value]}
        answer={activity}
        onAnswer={(value) => onAnswer({ activity: value })}
      />
      <RadioGroup
        legend="¿Cómo sonaba?"
        options={SOUNDS}
        textOf={(value) => SOUND_PHRASES[value]}
        answer={sound}
        onAnswer={(value) => onAnswer({ sound: value })}
      />
      <label className={`${layout.row} ${styles.month}`}>
        ¿En qué mes?
        <select
          value={month}
          onChange={({ target }) =>
            onAnswer({ month: target.value === ANY_MONTH ? ANY_MONTH : (Number(target.value) as Month) })
          }
        >
          <option value={ANY_MONTH}>cualquier mes</option>
          {MONTH_NAMES.map((nombre, i) => (
            <option key={nombre} value={i + 1}>
              {nombre}
            </option>
          ))}
        </select>
      </label>
      {ranking && <ToRanking id={ranking} />}
    </form>
  );
}

/** Leads on to the species, where they do not stand beside the questions. No step of the history: who goes back takes an answer back. */
function ToRanking({ id }: { id: string }) {
  function go(event: MouseEvent) {
    event.preventDefault();
    const ranking = document.getElementById(id);
    ranking?.focus({ preventScroll: true });
    ranking?.scrollIntoView({ block: 'start' });
  }
  return (
    <a href={`#${id}`} className={`${button.primary} ${styles.results}`} onClick={go}>
      Ver las que mejor encajan
    </a>
  );
}
