import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useLater } from '../../components/browser/use-later.ts';
import { Icon } from '../../components/page/icon.tsx';
import styles from './search-form.module.css';

const load = () => import('./suggestions.tsx');

/**
 * The search box. An empty one, or one with only spaces, does nothing. The browser keeps its text, so that what is typed
 * before the page is alive counts. Suggestions come once it is used; without them it searches all the same.
 */
export function SearchForm({ aves }: { aves: readonly AveSummary[] }) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const { code, retry } = useLater(load, used);

  // A visitor who is in the box before the page is alive will not enter it again.
  useEffect(() => {
    if (document.activeElement === box.current) setUsed(true);
  }, []);

  function enter() {
    setUsed(true);
    retry();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = String(new FormData(form).get('nombre')).trim();
    if (wanted === '') return;
    form.reset();
    navigate(paths.search(wanted));
  }

  return (
    <search>
      <form className={styles.form} action={useHref(paths.search())} onSubmit={search}>
        <input
          ref={box}
          type="search"
          name="nombre"
          aria-label="Buscar aves"
          placeholder="Buscar aves..."
          autoComplete="off"
          spellCheck={false}
          onFocus={enter}
        />
        <button type="submit" aria-label="Buscar">
          <Icon name="search" />
        </button>
        {code && box.current && <code.Suggestions aves={aves} box={box.current} />}
      </form>
    </search>
  );
}
