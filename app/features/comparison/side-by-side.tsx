import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { Comparison } from '../../../domain/look-alikes/comparison.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { Later } from '../../components/page/later.tsx';
import layout from '../../components/page/layout.module.css';
import { ShareAddress } from '../../components/page/share-address.tsx';
import { ChooseAve } from './choose-ave.tsx';
import styles from './comparison.module.css';
import { OftenConfused } from './often-confused.tsx';

/** The table needs the records of all species: it comes once there is something to compare. */
const loadDifferences = () => import('./differences.tsx');

/** What is being chosen: one more species, or one in the place of another. */
type Choosing = { instead?: string };

/** The species of the address side by side, and the choice of others. Every change is a step in the history. */
export function SideBySide({ nombres, unknown, leftOver, full }: Comparison) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState<Choosing>();
  const start = useRef<HTMLDivElement>(null);
  const enough = nombres.length > 1;

  function show(next: readonly string[]) {
    setChoosing(undefined);
    navigate(paths.compare(next), { preventScrollReset: true });
    // What was pressed may be gone: keyboards and screen readers go on where the new comparison begins.
    start.current?.focus({ preventScroll: true });
  }

  const asked = choosing ?? (enough ? undefined : {});
  return (
    <div className={styles.comparison} ref={start} tabIndex={-1}>
      <Notices unknown={unknown} leftOver={leftOver} />
      {asked && (
        <ChooseAve
          key={asked.instead}
          label={labelOf(asked, nombres)}
          action={asked.instead ? 'Cambiar' : 'Añadir'}
          taken={nombres}
          focused={choosing !== undefined}
          onChoose={(nombre) =>
            show(
              asked.instead
                ? nombres.map((each) => (each === asked.instead ? nombre : each))
                : [...nombres, nombre],
            )
          }
          onCancel={choosing && (() => setChoosing(undefined))}
        />
      )}
      {enough ? (
        <>
          <Later load={loadDifferences} what="las diferencias">
            {({ Differences }) => (
              <Differences
                nombres={nombres}
                onSwap={(instead) => setChoosing({ instead })}
                onRemove={(nombre) => show(nombres.filter((each) => each !== nombre))}
              />
            )}
          </Later>
          <div className={`${layout.row} ${styles.actions}`} data-print="no">
            {!full && (
              <button type="button" onClick={() => setChoosing({})}>
                Añadir otra
              </button>
            )}
            <ShareAddress
              label="Compartir"
              copied="Dirección copiada: quien la abra verá esta misma comparación."
            />
          </div>
        </>
      ) : (
        <OftenConfused nombre={nombres[0]} />
      )}
    </div>
  );
}

function labelOf({ instead }: Choosing, [first, second]: readonly string[]): string {
  if (instead) return `En lugar de ${inSentence(instead)}`;
  if (second) return 'Otra ave';
  return first ? `Otra ave, para ponerla junto a ${inSentence(first)}` : 'Primera ave';
}

function Notices({ unknown, leftOver }: Pick<Comparison, 'unknown' | 'leftOver'>) {
  return (
    <div role="status">
      {unknown.length > 0 && (
        <p>
          La guía no tiene ningún ave llamada{' '}
          {joinPhrases(
            unknown.map((each) => `«${each}»`),
            'ni',
          )}
          .
        </p>
      )}
      {leftOver.length > 0 && (
        <p>
          Caben cuatro aves como mucho; {leftOver.length > 1 ? 'se quedan' : 'se queda'} fuera{' '}
          {joinPhrases(leftOver.map(inSentence))}.
        </p>
      )}
    </div>
  );
}
