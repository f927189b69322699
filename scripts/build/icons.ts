import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ROOT } from '../root.ts';

const ICON = join(ROOT, 'public', 'icono.svg');

/** The red of the icon, which fills the corners that a system may cut. */
const BACKGROUND = '#b8132b';

/** Of a maskable icon only the middle 80 % is sure to be seen (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE = 0.8;

/** Writes into `folder` the PNG icons, px, that systems ask for beside the SVG. */
export async function writeIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of [192, 512]) await icon(size).toFile(join(folder, `icono-${size}.png`));
  await filled(180, 1).toFile(join(folder, 'icono-180.png'));
  await filled(512, SAFE).toFile(join(folder, 'icono-recortable-512.png'));
}

/** The icon, `size` px wide, rasterised at that size. */
function icon(size: number): Sharp {
  return sharp(ICON, { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true });
}

/** The icon on a full square, `share` of its width. */
function filled(size: number, share: number): Sharp {
  const margin = Math.round((size * (1 - share)) / 2);
  return icon(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: BACKGROUND })
    .flatten({ background: BACKGROUND });
}
