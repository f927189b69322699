import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { findLugares, type SoughtLugar } from '../../../domain/places/find-lugares.ts';
import { withNames } from '../../../domain/search/names.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggest } from '../../../domain/search/suggest.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { soughtLugares } from '../../data/places/sought-lugares.ts';
import { nombres } from '../../data/species/nombres.ts';
import { useBox } from './use-box.ts';

/** A species, or a place where one may go. */
export type Option = Suggestion<AveSummary> | { lugar: SoughtLugar };

type State = UseComboboxState<Option>;

/** Keys that move in the text, or the page, and not in the list. */
const OF_THE_TEXT = new Set(['Home', 'End', 'PageUp', 'PageDown']);

/** Where the guide differs from downshift. */
function stateReducer(state: State, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  const { InputClick, InputBlur } = useCombobox.stateChangeTypes;
  // A press in the text moves the caret: it opens the list, and never closes it.
  if (type === InputClick) return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
  // Who leaves the box has chosen nothing.
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  // What is chosen is visited; the box is left empty.
  return changes.selectedItem ? { ...changes, inputValue: '' } : changes;
}

function messageOf(count: number): string {
  if (count === 0) return 'Ninguna sugerencia.';
  return `${count === 1 ? '1 sugerencia' : `${count} sugerencias`}. Recorre la lista con las flechas y pulsa Intro para abrir una ficha.`;
}

/** The message, or nothing where downshift's status says it already: nobody needs to hear it at every letter. */
function unlessSaid(message: string): string {
  return document.getElementById('a11y-status-message')?.textContent === message ? '' : message;
}

const nameOf = (option: Option) => ('lugar' in option ? option.lugar : option.ave).nombre;

/** The species in whose names the text stands, the places that it may be the beginning of, and the species that it may mean with slips. */
function optionsFor(list: Parameters<typeof suggest<AveSummary>>[0], text: string): Option[] {
  const places = findLugares(soughtLugares, text).map((lugar) => ({ lugar }));
  const aves = suggest(list, text);
  const [named, guessed] = [aves.filter(({ match }) => match), aves.filter(({ match }) => !match)];
  return [...named, ...places, ...guessed].slice(0, MAX_SUGGESTIONS);
}

/** What is suggested for the text of the box, and how the box and the list behave together. */
export function useSuggestions(aves: readonly AveSummary[], box: HTMLInputElement) {
  const navigate = useNavigate();
  const list = useMemo(() => withNames(aves, nombres), [aves]);
  const [text, setText] = useState('');
  const items = useMemo(() => optionsFor(list, text), [list, text]);
  const combobox = useCombobox({
    id: 'sugerencias',
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item ? nameOf(item) : ''),
    stateReducer,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      box.form?.reset();
      navigate(
        'lugar' in selectedItem ? paths.lugar(selectedItem.lugar.id) : paths.ave(nameOf(selectedItem)),
      );
    },
    getA11yStatusMessage: ({ isOpen, inputValue, highlightedIndex }) =>
      isOpen && inputValue.trim() !== '' && highlightedIndex < 0 ? unlessSaid(messageOf(items.length)) : '',
  });
  const { highlightedIndex, openMenu, reset } = combobox;
  const open = combobox.isOpen && items.length > 0;

  const inputProps = combobox.getInputProps({
    'aria-label': 'Buscar aves',
    'aria-expanded': open,
    // With downshift's own change of state, not after it: one rendering a key.
    onChange: () => setText(box.value),
  });
  useBox(box, inputProps, (event) => {
    const { key, isComposing, shiftKey, ctrlKey, metaKey } = event;
    if (isComposing || shiftKey || ctrlKey || metaKey || items.length === 0 || OF_THE_TEXT.has(key))
      return true;
    return (key === 'Escape' && !open) || (key === 'Enter' && highlightedIndex < 0);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the suggestions came
  useEffect(() => {
    setText(box.value);
    if (document.activeElement === box) openMenu();
  }, []);

  useEffect(() => {
    const { form } = box;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [box, reset]);

  return { ...combobox, items, open };
}
