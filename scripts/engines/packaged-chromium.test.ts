import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../test/scratch.ts';
import { LAUNCHER, unpack } from './packaged-chromium.ts';

let folder: string;
let unpacked: string;

/** A package whose Chromium tells what it was started with. */
beforeEach(() => {
  folder = scratchFolder();
  const archives = join(folder, 'bin');
  mkdirSync(join(folder, 'lib'));
  mkdirSync(archives);
  writeFileSync(join(folder, 'lib', 'libnss3.so'), 'NSS');
  const chromium = '#!/bin/sh\nprintf "%s\\n" "$LD_LIBRARY_PATH" "$FONTCONFIG_PATH" "$@"\n';
  const tar = execFileSync('tar', ['-c', '-C', folder, 'lib']);
  writeFileSync(join(archives, 'chromium.br'), brotliCompressSync(chromium));
  writeFileSync(join(archives, 'al2023.tar.br'), brotliCompressSync(tar));
  unpacked = join(folder, 'un packed');
  unpack(archives, unpacked);
});

const start = (launcher: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync(launcher, ['--headless', 'two words'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
    .trim()
    .split('\n');

test('the Chromium starts with the libraries and fonts that came with it, and with what it is told', () => {
  const launcher = join(unpacked, basename(LAUNCHER));
  expect(readFileSync(join(unpacked, 'lib', 'libnss3.so'), 'utf8')).toBe('NSS');
  expect(start(launcher)).toEqual([join(unpacked, 'lib'), unpacked, '--headless', 'two words']);
});

test('libraries that were asked for already stay, after its own', () => {
  const [libraries] = start(join(unpacked, basename(LAUNCHER)), { LD_LIBRARY_PATH: '/opt/lib' });
  expect(libraries).toBe(`${join(unpacked, 'lib')}:/opt/lib`);
});

test('it starts through a link too', () => {
  const link = join(folder, 'chrome');
  symlinkSync(join(unpacked, basename(LAUNCHER)), link);
  expect(start(link)[1]).toBe(unpacked);
});
