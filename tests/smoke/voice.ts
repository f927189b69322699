import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Heard, Order } from '../../app/components/sound/messages.ts';
import { loadPartituras } from '../../data/load-partituras.ts';
import { loadVoiceRanges } from '../../data/load-voice-ranges.ts';
import type { ScoredVoice } from '../../domain/voices/sequence.ts';
import { synthesise } from '../../domain/voices/sound/synthesis.ts';
import { DIST } from '../e2e/host.ts';
import { type Page, until } from './page.ts';

const SEED = 1;

/** What the page keeps of a voice while its worker makes it. */
type Making = { pieces: Float32Array[]; isWhole: boolean };
type Window = typeof globalThis & { making?: Making };

/** Every voice that may sound, with its score. */
function voices(): { nombre: string; order: Omit<Order, 'id'>; voice: ScoredVoice }[] {
  const partituras = loadPartituras();
  return loadVoiceRanges(partituras).map(({ nombre, voz }) => {
    const { text, score } = partituras.get(nombre) ?? {};
    return {
      nombre,
      order: { partitura: text ?? '', kind: voz, seed: SEED, slow: false },
      voice: score?.[voz] as ScoredVoice,
    };
  });
}

function madeInNode(voice: ScoredVoice): string {
  const pieces = Array.from(synthesise(voice, { seed: SEED }), ({ samples }) => Buffer.from(samples.buffer));
  return Buffer.concat(pieces).toString('base64');
}

/** Runs in the page: lets the worker of the guide make a voice. */
function make({ worker, order }: { worker: string; order: Order }): void {
  const making: Making = { pieces: [], isWhole: false };
  (window as Window).making = making;
  const maker = new Worker(worker, { type: 'module' });
  maker.onmessage = ({ data }: MessageEvent<Heard>) => {
    making.pieces.push(data.samples);
    making.isWhole = data.isLast;
  };
  maker.postMessage(order);
}

/** Runs in the page: the samples in base 64, once they are all there. */
function made(): string | null {
  const { pieces, isWhole } = (window as Window).making as Making;
  if (!isWhole) return null;
  const bytes = pieces.flatMap((piece) => [...new Uint8Array(piece.buffer)]);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Every voice that may sound is made by the worker of the built guide as it is in Node, to the last bit. */
export async function soundsAsInNode(page: Page): Promise<void> {
  const file = readdirSync(path.join(DIST, 'assets')).find((name) => name.startsWith('voice.worker'));
  for (const [id, { nombre, order, voice }] of voices().entries()) {
    await page.evaluate(make, { worker: `/assets/${file}`, order: { ...order, id } });
    const samples = await until(`the voice of ${nombre}`, () => page.evaluate(made));
    if (samples !== madeInNode(voice)) throw new Error(`${nombre} does not sound as it does in Node`);
  }
}
