import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './search-form.module.css';

/** The search box. An empty one, or one with only spaces, does nothing. */
export function SearchForm() {
  const [text, setText] = useState('');
  const navigate = useNavigate();

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    setText('');
    navigate(paths.busqueda(wanted));
  }

  return (
    <search>
      <form className={styles.form} action={paths.busqueda()} onSubmit={search}>
        <input
          type="search"
          name="nombre"
          aria-label="Buscar aves"
          placeholder="Buscar aves..."
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label="Buscar">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
