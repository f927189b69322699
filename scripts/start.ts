import { fileURLToPath } from 'node:url';
import { buildSite } from './build.ts';
import { serve } from './serve.ts';

const PORT = 4173;

await buildSite();
try {
  await serve(fileURLToPath(new URL('../dist', import.meta.url)), PORT);
  console.log(`The guide is at http://localhost:${PORT}`);
} catch (error) {
  console.error(`The guide cannot be served on port ${PORT}: ${(error as Error).message}`);
  process.exit(1);
}
