import { expect, it } from 'vitest';
import { TOTAL_AVES } from '../../../domain/species/total.ts';
import { answerFor, colouringSheetOf } from './show-plates.ts';

const ask = (url: string) => answerFor('/laminas', url);

it('shows every plate by family', async () => {
  const { type, body } = await ask('/');
  expect(type).toBe('text/html');
  expect(`${body}`.match(/<figure>/g)).toHaveLength(TOTAL_AVES);
  expect(body).toContain('<h2>Paridae</h2>');
});

it('shows one plate with its tracts, its rasgos and its family', async () => {
  const { body } = await ask('/abubilla');
  expect(body).toContain('>nape</text>');
  expect(body).toContain('1 Cresta en abanico');
  expect(`${body}`.match(/<figure>/g)).toHaveLength(1);
});

it('draws the picture from its recipe', async () => {
  const { type, body } = await ask('/abubilla.webp?card');
  expect(type).toBe('image/webp');
  expect(body.length).toBeGreaterThan(1000);
});

it('draws a colouring sheet by the name of its picture', () => {
  expect(colouringSheetOf('Abubilla')).toMatch(/^<svg .*<\/svg>$/s);
});

it('names a recipe that does not exist', async () => {
  await expect(ask('/dodo')).rejects.toThrow('laminas/recipes/dodo.ts does not exist');
});
