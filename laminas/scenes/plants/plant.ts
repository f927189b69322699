/** Any plant at the side of the picture, by name. */
import { clamp, type Point } from '../../geometry/point.ts';
import { addBlade, fillPath } from '../brush/stroke.ts';
import type { Plant } from '../scene.ts';
import type { View } from '../view.ts';
import { drawCardo } from './cardo.ts';
import { drawCarrizo } from './carrizo.ts';
import { drawEspadana } from './espadana.ts';
import { drawHierba } from './hierba.ts';
import type { Spot } from './spot.ts';
import { drawSprig } from './sprig.ts';
import { drawTomillo } from './tomillo.ts';
import { drawTrigo } from './trigo.ts';

/** A shrub: twigs that fan out from one foot. */
function drawShrub(view: View, plant: Plant, spot: Spot): void {
  const random = view.dice(spot.name);
  const count = clamp(Math.round(spot.spread / 24), 2, 5);
  for (let i = 0; i < count; i++) {
    const across = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const angle = -Math.PI / 2 + across * 0.42 + spot.lean * 0.16;
    const length = spot.height * (1 - Math.abs(across) * 0.25) * random.range(0.82, 1);
    const from: Point = [spot.x + across * spot.spread * 0.28, spot.base];
    drawSprig(view, plant, { from, angle, length, bend: across * 0.25 + random.bell() * 0.1 }, random);
  }
  fillPath(view.ctx, view.palette.key('#8c9a62'), () => {
    for (let i = 0; i < 5; i++)
      addBlade(
        view.ctx,
        [spot.x + random.bell() * 26, spot.base],
        [spot.x + random.bell() * 46, spot.base - random.range(14, 34)],
        3.5,
      );
  });
}

export function drawPlant(view: View, plant: Plant, spot: Spot): void {
  if (plant === 'hierba') drawHierba(view, spot);
  else if (plant === 'trigo') drawTrigo(view, spot);
  else if (plant === 'tomillo') drawTomillo(view, spot);
  else if (plant === 'carrizo') drawCarrizo(view, spot);
  else if (plant === 'espadaña') drawEspadana(view, spot);
  else if (plant === 'cardo') drawCardo(view, spot);
  else drawShrub(view, plant, spot);
}
