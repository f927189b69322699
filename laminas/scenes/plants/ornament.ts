/** What hangs among the leaves: acorns, cones, berries and flowers. */
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { View } from '../view.ts';
import { almondFlower, broomFlower, jaraFlower } from './flower.ts';
import type { Ornament } from './foliage.ts';
import { acorn, berries, blackberry, cone } from './fruit.ts';

export function drawOrnament(view: View, kind: Ornament, at: Point, random: Random): void {
  if (kind === 'bellota') acorn(view, at);
  else if (kind === 'piña') cone(view, at);
  else if (kind === 'mora') blackberry(view, at, random);
  else if (kind === 'majuela') berries(view, at, random, '#b0342c', 4, 7);
  else if (kind === 'aceituna') berries(view, at, random, '#5b5a3c', 2, 7.5);
  else if (kind === 'gálbulo') berries(view, at, random, '#4f5876', 3, 6);
  else if (kind === 'flor de jara') jaraFlower(view, at, 32, random);
  else if (kind === 'flor de almendro') almondFlower(view, at, random);
  else broomFlower(view, at, random);
}
