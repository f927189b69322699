import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { AveResumen } from '../../../domain/ave.ts';
import { paths } from '../../../domain/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { importAgain } from '../../components/import-again.ts';
import styles from './search-form.module.css';

/**
 * The search box. An empty one, or one with only spaces, does nothing. The browser keeps its text, so that what is typed
 * before the page is alive counts. Suggestions come once it is used; without them it searches all the same.
 */
export function SearchForm({ aves }: { aves: readonly AveResumen[] }) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const [Sugerencias, setSugerencias] = useState<typeof import('./sugerencias.tsx').Sugerencias>();

  function suggest() {
    if (asked.current) return;
    asked.current = true;
    importAgain(() => import('./sugerencias.tsx')).then(
      (module) => setSugerencias(() => module.Sugerencias),
      () => {
        asked.current = false;
      },
    );
  }

  // Whoever is in the box before the page is alive will not enter it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (document.activeElement === box.current) suggest();
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = String(new FormData(form).get('nombre')).trim();
    if (wanted === '') return;
    form.reset();
    navigate(paths.busqueda(wanted));
  }

  return (
    <search>
      <form className={styles.form} action={useHref(paths.busqueda())} onSubmit={search}>
        <input
          ref={box}
          type="search"
          name="nombre"
          aria-label="Buscar aves"
          placeholder="Buscar aves..."
          autoComplete="off"
          spellCheck={false}
          onFocus={suggest}
        />
        <button type="submit" aria-label="Buscar">
          <Icon name="search" />
        </button>
        {Sugerencias && box.current && <Sugerencias aves={aves} box={box.current} />}
      </form>
    </search>
  );
}
