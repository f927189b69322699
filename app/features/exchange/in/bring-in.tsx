import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../domain/addresses/paths.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import button from '../../../components/page/button.module.css';
import layout from '../../../components/page/layout.module.css';
import styles from './bring-in.module.css';
import { ColumnsForm } from './columns-form.tsx';
import { FileChooser } from './file-chooser.tsx';
import { Preview } from './preview.tsx';
import { asideInWords } from './preview-in-words.ts';
import { useArrivals } from './use-arrivals.ts';
import { type BringingIn, useBringIn } from './use-bring-in.ts';

/** Brings a file of another record in: it is read, shown, and added when the visitor says so. */
export function BringIn({ aves, first }: { aves: readonly AveSummary[]; first: File | null }) {
  const bringing = useBringIn(aves);
  useArrivals(bringing, aves, first);
  const { stage } = bringing;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(stage.at);
  // Where the controls of one step give way to those of the next, the focus goes to what came.
  useEffect(() => {
    if (before.current !== stage.at)
      box.current?.querySelector<HTMLElement>('[data-first], input')?.focus({ preventScroll: true });
    before.current = stage.at;
  }, [stage.at]);
  return (
    <div ref={box} className={layout.stack}>
      {stage.at === 'start' && <FileChooser onChoose={bringing.readFile} />}
      {stage.at === 'busy' && (
        <Busy doing={stage.doing} share={stage.share} onCancel={stage.canCancel ? bringing.cancel : null} />
      )}
      {stage.at === 'asking' && (
        <ColumnsForm
          asked={stage.asked}
          name={stage.file.name}
          onSaid={(said) => bringing.readFile(stage.file, said)}
          onCancel={bringing.cancel}
        />
      )}
      {stage.at === 'showing' && <Preview {...stage} bringing={bringing} />}
      {stage.at === 'done' && <Done bringing={bringing} {...stage} />}
      <p role="status" className={styles.status}>
        {stage.at === 'start' && stage.sentence}
      </p>
    </div>
  );
}

type BusyProps = { doing: string; share: number; onCancel: (() => void) | null };

function Busy({ doing, share, onCancel }: BusyProps) {
  return (
    <>
      <p role="status">{doing}…</p>
      <progress className={styles.progress} aria-label={doing} max={1} value={share} />
      {onCancel && (
        <button type="button" data-first="" onClick={onCancel}>
          Cancelar
        </button>
      )}
    </>
  );
}

type DoneProps = {
  bringing: BringingIn;
  added: number;
  aside: number;
  species: number;
  recoverable: string | null;
};

function Done({ bringing, added, aside, species, recoverable }: DoneProps) {
  return (
    <>
      <p role="status">
        {doneInWords(added, species)} {asideInWords({ aside, fresh: added })}
      </p>
      {recoverable && (
        <p>
          Si no era lo que querías, puedes quitarlo ahora o, durante treinta días, desde «Aves avistadas».
        </p>
      )}
      <div className={layout.row}>
        <Link to={paths.avistadas()} className={styles.go} data-first="">
          Ver tu cuaderno
        </Link>
        {recoverable && (
          <button type="button" onClick={() => bringing.undo(recoverable)}>
            Deshacer
          </button>
        )}
        <button type="button" className={button.outline} onClick={bringing.again}>
          Traer otro archivo
        </button>
      </div>
    </>
  );
}

function doneInWords(added: number, species: number): string {
  const sightings = added === 1 ? '1 avistamiento añadido' : `${added} avistamientos añadidos`;
  const birds = species === 1 ? '1 ave nueva' : `${species} aves nuevas`;
  return `Hecho: ${sightings} a tu cuaderno y ${birds} en tu lista.`;
}
