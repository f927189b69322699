import type { UseComboboxGetInputPropsReturnValue } from 'downshift';
import { useEffect, useLayoutEffect, useRef } from 'react';

const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const;

/** What downshift asks of a handler that leaves a key to the browser. */
type ForDownshift = { preventDownshiftDefault?: boolean };

/**
 * Makes a combobox of a box that is there already. Focus, caret, letters and an unfinished composition live in the
 * element, so it must stay the same one when the library comes: its attributes and handlers are put on from outside.
 */
export function useBox(
  box: HTMLInputElement,
  props: UseComboboxGetInputPropsReturnValue,
  leavesToBrowser: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef({ props, leavesToBrowser });

  useLayoutEffect(() => {
    latest.current = { props, leavesToBrowser };
    if (typeof props.ref === 'function') props.ref(box);
    for (const name of ATTRIBUTES) {
      const value = String(props[name] ?? '');
      if (value === '') box.removeAttribute(name);
      else if (box.getAttribute(name) !== value) box.setAttribute(name, value);
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => box.addEventListener(type, handle, { signal: leaving.signal });
    on('keydown', (event) => {
      if (latest.current.leavesToBrowser(event)) (event as ForDownshift).preventDownshiftDefault = true;
      latest.current.props.onKeyDown?.(event as never);
    });
    on('input', (event) => latest.current.props.onChange?.(event as never));
    on('blur', (event) => latest.current.props.onBlur?.(event as never));
    on('click', (event) => latest.current.props.onClick?.(event as never));
    return () => {
      leaving.abort();
      for (const name of ATTRIBUTES) box.removeAttribute(name);
    };
  }, [box]);
}
