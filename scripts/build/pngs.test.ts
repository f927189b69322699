import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Pngs } from './pngs.ts';

let root: string;
const inRoot = (...names: string[]) => path.join(root, ...names);
const pngs = () => Pngs.of(inRoot('out'), { images: inRoot('images'), cache: inRoot('cache') });
const build = async () => (await pngs()).writeAll();

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pngs-'));
  mkdirSync(inRoot('images'));
  await plate('Cuco', '#f0e8d8');
});

afterEach(() => rmSync(root, { recursive: true }));

async function plate(imagen: string, background: string): Promise<void> {
  const blank = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  writeFileSync(inRoot('images', `${imagen}-1200.webp`), await blank.webp().toBuffer());
}

describe('Pngs', () => {
  it('makes one PNG of 800 × 600 px a plate, under its plain name', async () => {
    writeFileSync(inRoot('images', 'Cuco-640.webp'), 'not to be read');
    await build();
    expect(readdirSync(inRoot('out'))).toEqual(['Cuco.png']);
    const { format, width, height } = await sharp(inRoot('out', 'Cuco.png')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 600 });
  });

  it('only copies what an earlier build has made', async () => {
    await build();
    const [kept = ''] = readdirSync(inRoot('cache'));
    writeFileSync(inRoot('cache', kept), 'from the cache');
    await build();
    expect(readFileSync(inRoot('out', 'Cuco.png'), 'utf8')).toBe('from the cache');
  });

  it('makes a changed plate anew and forgets the old one', async () => {
    await build();
    const before = readdirSync(inRoot('cache'));
    await plate('Cuco', '#204060');
    await build();
    expect(readdirSync(inRoot('cache'))).toHaveLength(1);
    expect(readdirSync(inRoot('cache'))).not.toEqual(before);
  });

  it('lets two equal plates share the cache', async () => {
    await plate('Cuco_bis', '#f0e8d8');
    await build();
    expect(readdirSync(inRoot('out'))).toHaveLength(2);
    expect(readdirSync(inRoot('cache'))).toHaveLength(1);
  });

  it('makes the one that is asked for ahead of the others, and once', async () => {
    await plate('Mirlo', '#204060');
    const some = await pngs();
    expect(readdirSync(inRoot('out'))).toEqual([]);
    expect(await some.fileOf('Mirlo.png')).toBe(inRoot('out', 'Mirlo.png'));
    expect(readdirSync(inRoot('out'))).toEqual(['Mirlo.png']);
    writeFileSync(inRoot('out', 'Mirlo.png'), 'as it was first made');
    await some.writeAll();
    expect(readdirSync(inRoot('out'))).toEqual(['Cuco.png', 'Mirlo.png']);
    expect(readFileSync(inRoot('out', 'Mirlo.png'), 'utf8')).toBe('as it was first made');
  });

  it('knows no PNG of what has no plate', async () => {
    const some = await pngs();
    for (const name of ['Dodo.png', '../Cuco.png', 'Cuco-1200.webp', 'constructor'])
      expect(some.fileOf(name), name).toBeUndefined();
  });
});
