import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../test/scratch.ts';
import { findProgram, givenProgram } from './find-program.ts';

let folder: string;

beforeEach(() => {
  folder = scratchFolder();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Writes a program that says whether it works when it is asked for its version. */
function program(name: string, works = true): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${works ? 0 : 1}\n`, { mode: 0o755 });
  return path;
}

const searchIn = (...folders: string[]) =>
  vi.stubEnv('PATH', folders.map((each) => join(folder, each)).join(delimiter));

test('the first name is looked for in every folder before the second', () => {
  program('a/chrome');
  const wanted = program('b/chromium');
  searchIn('a', 'b');
  expect(findProgram(['chromium', 'chrome'])).toBe(wanted);
});

test('a program that does not start is passed over, be it a stub or without its libraries', () => {
  program('a/chromium', false);
  const wanted = program('b/chromium');
  searchIn('a', 'b');
  expect(findProgram(['chromium'])).toBe(wanted);
});

test('places outside PATH come last, and without any there is nothing', () => {
  const place = program('elsewhere/chrome');
  searchIn('a');
  expect(findProgram(['chromium'], [join(folder, 'nowhere'), place])).toBe(place);
  expect(findProgram(['chromium'])).toBeUndefined();
});

test('a program given by name is taken as it is; a wrong name is told', () => {
  vi.stubEnv('CHROMIUM_PATH', program('mine', false));
  expect(givenProgram('CHROMIUM_PATH')).toBe(join(folder, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', '/no/such/file');
  expect(() => givenProgram('CHROMIUM_PATH')).toThrow('CHROMIUM_PATH names no file: /no/such/file');
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(givenProgram('CHROMIUM_PATH')).toBeUndefined();
});
