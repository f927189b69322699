import path from 'node:path';

/** The checkout, wherever a program is started from. */
export const ROOT = path.resolve(import.meta.dirname, '..');
