import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for one test, deleted after it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
