import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differenceOf, showSideBySide } from './compare.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a picture that changed', () => {
  const [dark, light, out] = ['dark.png', 'light.png', 'shown/both.png'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const picture = (level: number) => ({
    create: { width: 64, height: 48, channels: 3 as const, background: { r: level, g: level, b: level } },
  });

  beforeAll(async () => {
    await sharp(picture(100)).png().toFile(dark);
    await sharp(picture(110)).png().toFile(light);
  });

  it('is told by how much', async () => {
    expect(await differenceOf(dark, dark)).toBe(0);
    expect(await differenceOf(dark, await sharp(light).toBuffer())).toBe(10);
  });

  it('is shown beside the old one', async () => {
    await showSideBySide(dark, light, out);
    const { data, info } = await sharp(out).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 480]);
    expect([data[0], data[(info.width - 1) * info.channels]]).toEqual([100, 110]);
  });
});
