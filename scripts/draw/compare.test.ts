import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { scratchFolder } from '../test/scratch.ts';
import { differenceOf, showSideBySide } from './compare.ts';

const picture = (level: number) => {
  const background = { r: level, g: level, b: level };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
};
const [dark, light] = [await picture(100), await picture(110)];

it('a picture that changed is told by how much', async () => {
  expect(await differenceOf(dark, dark)).toBe(0);
  expect(await differenceOf(dark, light)).toBe(10);
});

it('a picture that changed is shown beside the old one', async () => {
  const folder = scratchFolder();
  const out = path.join(folder, 'shown', 'both.png');
  await showSideBySide(dark, light, out);
  const { data, info } = await sharp(out).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1280, 480]);
  expect([data[0], data[(info.width - 1) * info.channels]]).toEqual([100, 110]);
});
