import { hexOf, rgbOf, tone } from '../geometry/colour.ts';
import { between, blend, clamp, distance, pick } from '../geometry/point.ts';
import type { Feather, Zone } from '../parts/feather.ts';
import { paintFeather } from '../plumaje/wing/flight-feather.ts';
import type { Aloft } from './aloft.ts';
import { PRIMARIES } from './wing-plan.ts';
import { lineOf, type WingWork } from './wing-work.ts';

/** What a flight feather looks like: window, bars, trailing band, dark tip. */
function flightFeather(aloft: Aloft, primary: number | undefined): Feather {
  const { colours } = aloft;
  const zones: Zone[] = [];
  const fine = clamp(aloft.size / 600, 0.5, 1.5);
  const outer = primary === undefined ? 0 : primary / (PRIMARIES - 1);
  if (colours.panel && primary !== undefined && outer < 0.85)
    zones.push({ from: 0, to: 0.7 - 0.3 * outer, colour: colours.panel, opacity: 0.92 });
  if (colours.trailing && outer < (colours.trailingTo ?? 0.85))
    zones.push({ from: 1 - (colours.trailingShare ?? 0.16), to: 1, colour: colours.trailing, opacity: 0.95 });
  if (colours.tips && primary !== undefined && outer > 0.3) {
    const share = (colours.tipShare ?? 0.5) * clamp((outer - 0.2) / 0.45, 0.35, 1);
    zones.push({ from: 1 - share, to: 1, colour: colours.tips });
  }
  const hand = colours.outerHand && outer > 0.55 ? colours.outerHand : colours.flight;
  const colour = primary === undefined ? (colours.secondaries ?? colours.flight) : hand;
  const fringe = hexOf(tone(rgbOf(colour), 0.09));
  return {
    colour,
    zones,
    shape: 'round',
    rim: fringe,
    rimWidth: 0.7 * fine,
    ...(colours.bars && { bars: scaled(colours.bars, aloft) }),
  };
}

/** Bars are given in px of a bird of 600 px span. */
function scaled<B extends { width: number }>(bars: B, { size }: Aloft): B {
  return { ...bars, width: (bars.width * size) / 600 };
}

/** Primaries and secondaries: from above the inner feathers lie over the outer ones, from below the other way. */
export function paintFlightFeathers(work: WingWork): void {
  const { ctx, aloft, plan, random, frame } = work;
  const { fingers = 0 } = aloft.wing;
  const tips = plan.primaries.map(({ tip }) => tip);
  const above = aloft.view === 'above';
  const primary = (i: number) => {
    const gap = distance(pick(tips, i), pick(tips, i === 0 ? 1 : i - 1)) * frame.unit;
    const free = i >= PRIMARIES - fingers;
    const least = plan.hand * frame.unit * (free ? 0.085 : blend(0.062, 0.1, aloft.wing.round ?? 0.4));
    const width = Math.max(
      least,
      Math.min(gap * (free ? 0.74 : 2), plan.hand * frame.unit * (free ? 0.13 : 0.24)),
    );
    const feather = flightFeather(aloft, i);
    const quill = pick(plan.primaries, i);
    const shape = free || i < 5 || (aloft.wing.round ?? 0.4) > 0.5 ? 'round' : 'pointed';
    paintFeather(
      ctx,
      lineOf(
        work,
        fingers > 0 ? quill : { root: quill.root, tip: between(quill.root, quill.tip, 1.05) },
        free ? 0.035 : 0.02,
      ),
      width,
      { ...feather, shape },
      random,
    );
  };
  if (!above) paintSecondaries(work);
  for (let i = 0; i < PRIMARIES; i++) primary(above ? PRIMARIES - 1 - i : i);
  if (above) paintSecondaries(work);
}

function paintSecondaries(work: WingWork): void {
  const { ctx, aloft, plan, random, frame, side } = work;
  const broad = frame.foreshortening(side);
  const spacing = distance(pick(plan.secondaries, 0).tip, pick(plan.secondaries, 1).tip) * frame.unit * broad;
  const last = plan.secondaries.length - 1;
  for (let i = 0; i <= last; i++)
    paintFeather(
      ctx,
      lineOf(work, pick(plan.secondaries, aloft.view === 'above' ? last - i : i), 0.03),
      spacing * 2,
      flightFeather(aloft, undefined),
      random,
    );
}
