import { type FormEvent, useState } from 'react';
import { type Round, type Scope, seedOf } from '../../../domain/quiz/round.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { Groups } from './groups.tsx';
import type { Limits } from './limits.ts';
import { newSeed } from './new-seed.ts';
import { nombresIn } from './question/nombres-in.ts';
import styles from './quiz.module.css';

type Props = {
  seen: ReadonlySet<string>;
  round: Round | null;
  limits: Limits;
  /** Whether the choice lies open from the start: where there is nothing else to do. */
  open: boolean;
  onChoose: (round: Round) => void;
};

/** The choice of the group that a round asks for, and of the key that makes it the same for a class. */
export function ChooseRound({ seen, round, limits, open, onChoose }: Props) {
  const { lugar, flight, voices } = limits;
  const [scope, setScope] = useState<Scope>(round?.scope ?? {});
  const [classKey, setClassKey] = useState('');
  const count = nombresIn(scope, seen, limits).length;
  const set = (change: { [Key in keyof Scope]: Scope[Key] | undefined }) =>
    setScope(withoutGaps({ ...scope, ...change }));

  function choose(event: FormEvent) {
    event.preventDefault();
    onChoose({ seed: seedOf(classKey) || newSeed(), scope });
  }

  return (
    <details className={styles.choice} open={open} data-print="no">
      <summary>Elegir las aves de la ronda</summary>
      <form className={`${layout.row} ${styles.actions}`} onSubmit={choose}>
        <Groups scope={scope} onChange={set} />
        <Check
          label="Solo las que se confunden entre sí"
          checked={scope.alike}
          onChange={(alike) => set({ alike })}
        />
        {lugar && (
          <Check
            label={`Solo las de este lugar: ${lugar.nombre}`}
            checked={scope.lugar !== undefined}
            onChange={(here) => set({ lugar: here && round?.scope.lugar })}
          />
        )}
        {flight && (
          <Check label="Solo en vuelo" checked={scope.flight} onChange={(value) => set({ flight: value })} />
        )}
        {voices && (
          <Check label="Por su voz dibujada" checked={scope.voice} onChange={(voice) => set({ voice })} />
        )}
        <label>
          Clave de la ronda (opcional)
          <input
            value={classKey}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setClassKey(event.target.value)}
          />
        </label>
        <p>Con la misma clave y las mismas aves, toda la clase juega la misma ronda.</p>
        <p role="status">{count === 1 ? '1 ave' : `${count} aves`}</p>
        <button type="submit" className={button.outline} disabled={count === 0}>
          Jugar con estas aves
        </button>
      </form>
    </details>
  );
}

type CheckProps = {
  label: string;
  checked: boolean | undefined;
  onChange: (value: true | undefined) => void;
};

function Check({ label, checked = false, onChange }: CheckProps) {
  return (
    <label className={`${layout.row} ${styles.checkbox}`}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked || undefined)}
      />
      {label}
    </label>
  );
}

function withoutGaps(scope: { [Key in keyof Scope]: Scope[Key] | undefined }): Scope {
  return Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== undefined));
}
