import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../test/scratch.ts';
import { Pngs } from './pngs.ts';

let root: string;
const inRoot = (...names: string[]) => path.join(root, ...names);
const pngs = () => new Pngs(inRoot('images'), inRoot('cache'));
const written = () => globSync('*.png', { cwd: inRoot('images') }).sort();

beforeEach(async () => {
  root = scratchFolder();
  mkdirSync(inRoot('images'));
  await plate('Cuco', '#f0e8d8');
});

async function plate(imagen: string, background: string): Promise<void> {
  const blank = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  writeFileSync(inRoot('images', `${imagen}-1200.webp`), await blank.webp().toBuffer());
}

describe('the PNGs', () => {
  it('are one of 800 × 600 px a plate, under its plain name', async () => {
    writeFileSync(inRoot('images', 'Cuco-640.webp'), 'not to be read');
    await pngs().writeAll();
    expect(written()).toEqual(['Cuco.png']);
    const { format, width, height } = await sharp(inRoot('images', 'Cuco.png')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 600 });
  });

  it('are only copied when an earlier build has made them', async () => {
    await pngs().writeAll();
    const [cached = ''] = readdirSync(inRoot('cache'));
    writeFileSync(inRoot('cache', cached), 'from the cache');
    await pngs().writeAll();
    expect(readFileSync(inRoot('images', 'Cuco.png'), 'utf8')).toBe('from the cache');
  });

  it('are made again for a changed plate, and the old one is forgotten', async () => {
    await pngs().writeAll();
    const before = readdirSync(inRoot('cache'));
    await plate('Cuco', '#204060');
    await pngs().writeAll();
    expect(readdirSync(inRoot('cache'))).toHaveLength(1);
    expect(readdirSync(inRoot('cache'))).not.toEqual(before);
  });

  it('are made ahead of the others when one is asked for, and once', async () => {
    await plate('Mirlo', '#204060');
    const some = pngs();
    await some.write('Mirlo.png');
    expect(written()).toEqual(['Mirlo.png']);
    writeFileSync(inRoot('images', 'Mirlo.png'), 'as it was first made');
    await some.writeAll();
    expect(written()).toEqual(['Cuco.png', 'Mirlo.png']);
    expect(readFileSync(inRoot('images', 'Mirlo.png'), 'utf8')).toBe('as it was first made');
  });

  it('are none for what has no plate', () => {
    for (const name of ['Dodo.png', '../Cuco.png', 'Cuco-1200.webp', 'constructor'])
      expect(pngs().write(name), name).toBeUndefined();
  });
});
