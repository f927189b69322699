import type { SKRSContext2D } from '@napi-rs/canvas';
import { blend } from '../../geometry/point.ts';
import { arc } from '../../geometry/ribbon.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { paintFeather } from '../wing/flight-feather.ts';

type FanCrest = Extract<Ornament, { kind: 'fan-crest' }>;

/** The hoopoe's fan, drawn behind the head: two layers of black-tipped feathers. */
export function paintFanCrest(ctx: SKRSContext2D, subject: Subject, crest: FanCrest): void {
  const random = subject.stream('crest');
  const { head, anatomy } = subject.frames;
  const radius = anatomy.headRadius;
  const [first, last] = crest.turn ?? [-2.05, -0.1];
  const { loose = 1, reach = 1, count = 16 } = crest;
  const one = (t: number, layer: number) => {
    const root = head([blend(0.66, -1.2, t), blend(-0.1, -0.4, Math.sin(t * Math.PI)) + t * 0.3]);
    const angle = blend(first, last, t) + random.bell() * 0.035 * loose;
    const length =
      radius *
      blend(1.45, 2.3, Math.sin(Math.PI * (0.18 + t * 0.62))) *
      (1 - 0.22 * t ** 3) *
      (1 + random.bell() * 0.05 * loose) *
      reach *
      layer;
    const band = { from: 0.67, to: 0.77, colour: crest.band, opacity: 0.15 + 0.7 * t };
    const feather = {
      colour: crest.colour,
      shape: 'oval' as const,
      ...(layer > 0.9 && { zones: [band] }),
      ...(layer > 0.9 && { tip: crest.tip, tipLength: 0.2 }),
    };
    paintFeather(ctx, arc(root, angle - 0.12, length, 0.24), radius * 0.42, feather, random);
  };
  for (let i = count - 1; i >= 0; i--) one(i / (count - 1), 1);
  for (let i = 14; i >= 1; i -= 2) one((i + 0.5) / 16, 0.62);
}
