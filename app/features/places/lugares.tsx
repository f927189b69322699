import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Choice, chosenLugares, readChoice, writeChoice } from '../../../domain/places/choice.ts';
import { kilometresBetween } from '../../../domain/places/distance.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import layout from '../../components/page/layout.module.css';
import page from '../../components/page/page.module.css';
import type { AllLugares } from '../../data/places/lugares.ts';
import { ChooseLugares } from './choose-lugares.tsx';
import { LugarList, type NearLugar } from './lugar-list.tsx';
import { LugarMap } from './lugar-map.tsx';
import styles from './lugares.module.css';
import { type Near, usePosition } from './use-position.ts';

/** The places that the address asks for, on the map and as a list. Its query counts only once hydrated: it was not prerendered. */
export function Lugares({ lugares, outline }: AllLugares) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [asked] = useState(search);
  const position = usePosition();
  const { choice, notices } = readChoice(new URLSearchParams(hydrated ? search : ''));
  const chosen = byDistance(chosenLugares(lugares, choice), position.near);
  const choose = (next: Choice) =>
    navigate({ search: writeChoice(next) }, { replace: true, preventScrollReset: true });
  // The address chose after all were shown: drawn as another list, none of its places seems to move.
  const key = hydrated && asked ? 'chosen' : 'all';
  return (
    <>
      <ChooseLugares {...{ choice, position }} onChoose={choose} summary={summaryOf(chosen, position.near)} />
      {notices.map((notice) => (
        <p key={notice} className={page.count} data-print="no">
          {notice}
        </p>
      ))}
      {chosen.length > 0 ? (
        <div key={key} className={styles.both}>
          <div className={styles.map}>
            <LugarMap outline={outline} lugares={chosen} />
          </div>
          <LugarList lugares={chosen} />
        </div>
      ) : (
        <NoneChosen onAll={() => choose({})} />
      )}
    </>
  );
}

function NoneChosen({ onAll }: { onAll: () => void }) {
  return (
    <div className={`${layout.stack} ${page.empty}`}>
      <p>Ninguno de los lugares de la guía tiene ese hábitat y su buena época en ese mes.</p>
      <button type="button" onClick={onAll}>
        Ver todos los lugares
      </button>
    </div>
  );
}

/** With how far each is, the nearest first, where the visitor has asked. */
function byDistance(chosen: readonly NearLugar[], near: Near): readonly NearLugar[] {
  if (near.kind !== 'found') return chosen;
  return chosen
    .map((lugar) => ({ ...lugar, kilometres: kilometresBetween(near.position, lugar.coordenadas) }))
    .sort((a, b) => a.kilometres - b.kilometres);
}

function summaryOf({ length }: readonly NearLugar[], near: Near): string {
  const count = length === 1 ? '1 lugar' : `${length} lugares`;
  return near.kind === 'found' ? `${count}, primero los más cercanos.` : `${count}.`;
}
