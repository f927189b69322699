import { aves, expect, test } from './fixtures.ts';

// The pictures: each under its PNG address, and in three lighter widths.

test('/images/{imagen}.png answers for each of the 203 with a picture of 800 × 600 or more, and three lighter ones stand beside it', async ({
  request,
}) => {
  const faults: string[] = [];
  for (const { imagen } of aves) {
    const response = await request.get(`/images/${imagen}.png`);
    const bytes = await response.body();
    const isPng =
      response.headers()['content-type'] === 'image/png' && bytes.toString('latin1', 1, 4) === 'PNG';
    if (response.status() !== 200 || !isPng) faults.push(`${imagen}.png: ${response.status()}`);
    else if (bytes.readUInt32BE(16) < 800 || bytes.readUInt32BE(20) < 600)
      faults.push(`${imagen}.png: too small`);
    for (const width of [320, 640, 1200]) {
      const lighter = await request.head(`/images/${imagen}-${width}.webp`);
      if (lighter.headers()['content-type'] !== 'image/webp') faults.push(`${imagen}-${width}.webp`);
    }
  }
  expect(faults).toEqual([]);
});
