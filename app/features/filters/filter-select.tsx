import { type KeyboardEvent, useRef } from 'react';

type Props = {
  label: string;
  options: readonly string[];
  /** The option of the page that is shown; empty where it has none. */
  current: string;
  onChoose: (option: string) => void;
};

/** Keys that choose or leave; any other may move to another option of a closed select, which changes it at once. */
const CHOOSING = ['Enter', ' ', 'Escape', 'Tab'];

/**
 * One select of «Filtrar». A press on an option chooses it, and so does a change that no key caused, as assistive tools send it.
 * Who moves through the options by keyboard chooses with Enter; who goes on without it has chosen nothing.
 */
export function FilterSelect({ label, options, current, onChoose }: Props) {
  const moving = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    moving.current = !CHOOSING.includes(event.key);
    const { value } = event.currentTarget;
    if (event.key !== 'Enter' || value === current) return;
    event.preventDefault();
    onChoose(value);
  }

  return (
    <label>
      {label}
      <select
        // The browser keeps what is moved to: another page begins anew with its own.
        key={current}
        defaultValue={current}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          moving.current = false;
        }}
        onChange={(event) => {
          if (!moving.current) onChoose(event.target.value);
        }}
        onBlur={(event) => {
          event.currentTarget.value = current;
        }}
      >
        <option value="" disabled>
          Elige…
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
