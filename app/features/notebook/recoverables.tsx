import { useRef, useState } from 'react';
import { type Recoverable, recoverableInWords } from '../../../domain/notebook/recoverable.ts';
import { type NamedAve, seenNames } from '../../../domain/seen-list/avistadas.ts';
import layout from '../../components/page/layout.module.css';
import { takeBack } from '../../data/notebook/changes.ts';
import { notebook } from '../../data/notebook/here.ts';
import { useNotebook } from '../../data/notebook/use-notebook.ts';

/** What can be taken back of the last thirty days, the latest first. */
export function Recoverables({ aves }: { aves: readonly NamedAve[] }) {
  const { recoverables } = useNotebook();
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (recoverables.length === 0 && status === '') return null;

  async function recover({ id }: Recoverable) {
    heading.current?.focus();
    setStatus(
      await takeBack(notebook, id).then(
        () => 'Hecho.',
        () => 'El navegador no nos deja guardarlo: libera espacio y pulsa otra vez.',
      ),
    );
  }

  return (
    <section className={`${layout.stack} ${layout.prose}`} data-print="no" aria-labelledby="recuperar">
      <h2 id="recuperar" ref={heading} tabIndex={-1}>
        Volver atrás
      </h2>
      <p>Durante treinta días puedes volver atrás; lo que hayas marcado después se queda.</p>
      {recoverables
        .toSorted((one, other) => other.cuando - one.cuando)
        .map((each) => (
          <button key={each.id} type="button" onClick={() => recover(each)}>
            {recoverableInWords(each, speciesOf(each, aves))}
          </button>
        ))}
      <p role="status">{status}</p>
    </section>
  );
}

function speciesOf(
  { causa, entradas, avistamientos, entradasNuevas }: Recoverable,
  aves: readonly NamedAve[],
) {
  if (causa === 'vaciada') return seenNames(entradas, aves).size;
  const names = causa === 'borrada' ? avistamientos.map(({ nombre }) => nombre) : entradasNuevas;
  return seenNames(names, aves).size;
}
