import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './search-form.module.css';

/**
 * The search box. An empty one, or one with only spaces, does nothing. The browser keeps its text, so that what is typed
 * before the page is alive counts.
 */
export function SearchForm() {
  const navigate = useNavigate();

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
          type="search"
          name="nombre"
          aria-label="Buscar aves"
          placeholder="Buscar aves..."
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" aria-label="Buscar">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
