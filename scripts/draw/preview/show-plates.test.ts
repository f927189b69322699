import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { TOTAL_AVES } from '../../../domain/avistadas.ts';

type Answer = { type: string; body: string | Uint8Array };

/** What the development page of the plates answers for a path under its base. */
function answerFor(path: string): Promise<Answer> {
  const script = new URL('./show-plates.ts', import.meta.url);
  const worker = new Worker(script, { workerData: { base: '/laminas', path } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

describe('the development page of the plates', () => {
  it('shows every plate by family', async () => {
    const { type, body } = await answerFor('/');
    expect(type).toBe('text/html');
    expect(`${body}`.match(/<figure>/g)).toHaveLength(TOTAL_AVES);
    expect(body).toContain('<h2>Paridae</h2>');
  });

  it('shows one plate with its tracts, its rasgos and its family', async () => {
    const { body } = await answerFor('/abubilla');
    expect(body).toContain('>nape</text>');
    expect(body).toContain('1 Cresta en abanico');
  });

  it('draws the picture from its recipe', async () => {
    const { type, body } = await answerFor('/abubilla.webp?card');
    expect(type).toBe('image/webp');
    expect(body.length).toBeGreaterThan(1000);
  });

  it('names a recipe that does not exist', async () => {
    await expect(answerFor('/dodo')).rejects.toThrow('laminas/recipes/dodo.ts does not exist');
  });
});
