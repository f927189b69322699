import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../domain/addresses/paths.ts';
import { dayOf } from '../../../../domain/calendar/day.ts';
import { asWalk, goesOn, isOpen, type Walk } from '../../../../domain/walk/walk.ts';
import { Later } from '../../../components/page/later.tsx';
import { remember } from '../../../data/notebook/changes.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import { WALK } from '../../../data/notebook/walks.ts';
import { LAST_PLACE, lastPlace, placeNames } from '../places.ts';
import { type Begun, StartForm } from './start-form.tsx';

/** Names to be typed and plates to be tapped come once a walk has begun. */
const loadCounting = () => import('./counting.tsx');

/** A walk where the notebook is there: one is gone on with, or begins. `asked`: the place that the address names. */
export function KnownWalk({ begun, asked }: { begun: Begun | null; asked: string }) {
  const { sightings, settings } = useNotebook();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Walk | null>(begun && newWalk(begun));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun before the notebook came is kept once
  useEffect(() => {
    if (chosen) keep(chosen);
  }, []);

  if (!sightings) return <p role="status">Abriendo tu cuaderno…</p>;
  const today = dayOf(new Date());
  const kept = asWalk(settings.get(WALK));
  const open = kept && isOpen(kept, today) ? kept : null;
  const walk = chosen ?? (open && goesOn(open, today, asked) ? open : null);

  function begin(what: Begun) {
    const walk = newWalk(what);
    setChosen(walk);
    keep(walk);
  }

  function goOn({ terminada, ...rest }: Walk) {
    setChosen(rest);
    if (terminada) keep(rest);
  }

  async function end(ended: Walk) {
    await remember(notebook, WALK, { ...ended, terminada: true }).catch(() => {});
    navigate(`${paths.avistadas()}?vista=dia`);
  }

  if (walk)
    return (
      <Later load={loadCounting} what="las aves">
        {({ Counting }) => <Counting key={walk.id} walk={walk} onEnd={() => end(walk)} />}
      </Later>
    );
  const lugar = asked ? { nombre: asked } : lastPlace(settings);
  const places = placeNames(sightings.values());
  return <StartForm open={open} lugar={lugar} places={places} onBegin={begin} onGoOn={goOn} />;
}

const newWalk = (begun: Begun): Walk => ({ id: notebook.newId(), ...begun });

/** So that it can be gone on with; what is counted on it is kept without that. The notebook says where it was refused. */
async function keep(walk: Walk): Promise<void> {
  try {
    await remember(notebook, WALK, walk);
    if (walk.lugar) await remember(notebook, LAST_PLACE, walk.lugar);
  } catch (error) {
    console.warn('The walk cannot be kept:', error);
  }
}
