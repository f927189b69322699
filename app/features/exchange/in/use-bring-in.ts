import { useRef, useState } from 'react';
import type { Brought } from '../../../../domain/exchange/brought.ts';
import type { Said, UnknownTable } from '../../../../domain/exchange/table/read-table.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { addBatch, takeBack } from '../../../data/notebook/changes.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { type Comparison, compare } from '../reading/compare.ts';
import { read } from '../reading/read.ts';

/** Where bringing something in has come to. */
export type Stage =
  | { at: 'start'; sentence: string }
  | { at: 'busy'; doing: string; share: number; canCancel: boolean }
  | { at: 'asking'; file: File; asked: UnknownTable }
  | { at: 'showing'; name: string; brought: Brought; isAll: boolean; comparison: Comparison }
  | { at: 'done'; added: number; aside: number; species: number; recoverable: string | null };

const NO_ROOM =
  'El navegador no nos deja guardarlo: no le queda sitio. Tu cuaderno está como estaba; libera espacio y prueba otra vez.';
const UNREAD =
  'Algo ha fallado al leerlo. Tu cuaderno está como estaba: recarga la página y prueba otra vez.';
const CANCELLED = 'Cancelado: tu cuaderno está como estaba.';

type Work = (signal: AbortSignal, onProgress: (share: number) => void) => Promise<Stage>;

const START: Stage = { at: 'start', sentence: '' };

/** Brings a file or a list in, step by step; nothing changes before `add`, and `cancel` leaves everything as it was. */
export function useBringIn(aves: readonly AveSummary[]) {
  const [stage, setStage] = useState(START);
  const course = useRef<AbortController>(null);

  /** Does a piece of work that can be cancelled, and shows what comes of it. */
  async function run(doing: string, work: Work, { canCancel = true, fault = NO_ROOM } = {}) {
    course.current?.abort();
    const own = new AbortController();
    course.current = own;
    const say = (next: Stage) => course.current === own && setStage(next);
    say({ at: 'busy', doing, share: 0, canCancel });
    try {
      say(await work(own.signal, (share) => say({ at: 'busy', doing, share, canCancel })));
    } catch (error) {
      if (!own.signal.aborted) console.error('Nothing was brought in:', error);
      say({ at: 'start', sentence: own.signal.aborted ? CANCELLED : fault });
    }
  }

  async function shown(name: string, brought: Brought, isAll: boolean, signal: AbortSignal): Promise<Stage> {
    return { at: 'showing', name, brought, isAll, comparison: await compare(brought, isAll, aves, signal) };
  }

  return {
    stage,
    readFile: (file: File, said?: Said) =>
      run(
        `Leyendo «${file.name}»`,
        async (signal, onProgress) => {
          const result = await read(file, aves, said, { onProgress, signal });
          if (result.kind === 'fault') return { at: 'start', sentence: result.sentence };
          if (result.kind === 'asked') return { at: 'asking', file, asked: result.asked };
          return shown(file.name, result.brought, false, signal);
        },
        { fault: UNREAD },
      ),
    show: (name: string, brought: Brought, isAll = false) =>
      run('Comparando con tu cuaderno', (signal) => shown(name, brought, isAll, signal), { fault: UNREAD }),
    add: ({ batch, newSpecies, aside }: Comparison) =>
      run('Añadiendo', async (signal, onProgress) => {
        const { added, recoverable } = await addBatch(notebook, batch, { signal, onProgress });
        return { at: 'done', added, aside, species: newSpecies.length, recoverable };
      }),
    undo: (recoverable: string) =>
      run(
        'Quitando lo añadido',
        async () => {
          await takeBack(notebook, recoverable);
          return { at: 'start', sentence: 'Hecho: tu cuaderno vuelve a estar como antes de añadirlo.' };
        },
        { canCancel: false },
      ),
    again: () => setStage(START),
    /** What is being added goes on; its end no longer hides the sentence. */
    say: (sentence: string) => {
      course.current = null;
      setStage({ at: 'start', sentence });
    },
    cancel: () => {
      if (stage.at === 'busy') course.current?.abort();
      else setStage({ at: 'start', sentence: CANCELLED });
    },
  };
}

export type BringingIn = ReturnType<typeof useBringIn>;
