import { HEIGHT, xOf } from '../../../domain/voices/drawing/scale.ts';
import { type Stretch, stretchesOf } from '../../../domain/voices/drawing/staves.ts';
import { parseScore } from '../../../domain/voices/score.ts';
import { drawnTime } from '../../../domain/voices/sound/drawn-time.ts';
import { playedTimeline } from '../../../domain/voices/sound/played-timeline.ts';
import { layOut } from '../../../domain/voices/timeline.ts';
import type { Listened, Order } from './messages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws a line through the staves of a voice where it sounds. They are elements that a page was written with, which React does
 * not draw again: so the needle is put among them by hand, and taken out by what is returned.
 */
export function runNeedle(
  staves: readonly SVGElement[],
  { partitura, kind, seed }: Listened & Pick<Order, 'seed'>,
  heard: () => number | undefined,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const voice = parseScore(partitura)[kind];
  if (!voice) return () => undefined;
  const drawn = layOut(voice);
  const stretches = stretchesOf([drawn]);
  const inDrawing = drawnTime(drawn, playedTimeline(voice, seed));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('stroke', 'var(--rojo)');
  line.setAttribute('stroke-width', '1.5');
  let frame = requestAnimationFrame(function move() {
    const seconds = heard();
    if (seconds !== undefined && seconds >= 0) place(line, staves, stretches, inDrawing(seconds));
    frame = requestAnimationFrame(move);
  });
  return () => {
    cancelAnimationFrame(frame);
    line.remove();
  };
}

function place(line: SVGElement, staves: readonly SVGElement[], stretches: readonly Stretch[], at: number) {
  const i = stretches.findIndex(({ to }) => at < to);
  const staff = staves[i];
  const stretch = stretches[i];
  if (!staff || !stretch) {
    line.remove();
    return;
  }
  if (line.parentNode !== staff) staff.append(line);
  line.setAttribute('d', `M${xOf(at, stretch.from).toFixed(1)} 0V${HEIGHT}`);
}
