import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PLACE_PARAM, paths } from '../../../../domain/addresses/paths.ts';
import { dayOf } from '../../../../domain/calendar/day.ts';
import type { Place } from '../../../../domain/notebook/sighting.ts';
import { asWalk, goesOn, isOpen, type Walk } from '../../../../domain/walk/walk.ts';
import { Later } from '../../../components/page/later.tsx';
import { remember } from '../../../data/notebook/changes.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import { WALK } from '../../../data/notebook/walks.ts';
import { LAST_PLACE, lastPlace } from '../places.ts';
import { StartForm } from './start-form.tsx';

/** Names to be typed and plates to be tapped come once a walk has begun. */
const loadCounting = () => import('./counting.tsx');

/** Longest name of a place that an address may bring. */
const MAX_PLACE = 100;

/** A walk: how it begins or goes on, then what is counted on it. */
export function WalkPage() {
  const { sightings, settings } = useNotebook();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<Walk | null>(null);
  if (!sightings) return <p role="status">Abriendo tu cuaderno…</p>;
  const asked = (params.get(PLACE_PARAM) ?? '').trim().slice(0, MAX_PLACE);
  const today = dayOf(new Date());
  const kept = asWalk(settings.get(WALK));
  const open = kept && isOpen(kept, today) ? kept : null;
  const walk = chosen ?? (open && goesOn(open, today, asked) ? open : null);

  async function begin(fecha: string, lugar: Place | undefined) {
    const begun: Walk = { id: notebook.newId(), fecha, ...(lugar && { lugar }) };
    setChosen(begun);
    await remember(notebook, WALK, begun);
    if (lugar) await remember(notebook, LAST_PLACE, lugar);
  }

  async function goOn(held: Walk) {
    const { terminada, ...begun } = held;
    setChosen(begun);
    if (terminada) await remember(notebook, WALK, begun);
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
  return <StartForm open={open} today={today} lugar={lugar} onBegin={begin} onGoOn={goOn} />;
}
