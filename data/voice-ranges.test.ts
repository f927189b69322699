import { describe, expect, it, test } from 'vitest';
import { groupsOf } from '../domain/voices/groups.ts';
import type { VoiceKind } from '../domain/voices/score.ts';
import type { ScoredVoice } from '../domain/voices/sequence.ts';
import { type Features, featuresOf } from '../domain/voices/sound/measured/features.ts';
import { beyond, type Known, MEASURE_NAMES, nearest } from '../domain/voices/sound/measured/published.ts';
import { RATE } from '../domain/voices/sound/rate.ts';
import { synthesise } from '../domain/voices/sound/synthesis.ts';
import { loadPartituras } from './load-partituras.ts';
import { loadVoiceLookAlikes } from './load-voice-look-alikes.ts';
import { loadVoiceRanges } from './load-voice-ranges.ts';

const partituras = loadPartituras();
const groups = loadVoiceLookAlikes(partituras);
const published = loadVoiceRanges(partituras);

const measured = new Map<string, Features>();

/** What is measured of the sound as it is played. */
function features(nombre: string, kind: VoiceKind): Features {
  const key = `${kind} ${nombre}`;
  const known = measured.get(key);
  if (known) return known;
  const voice = partituras.get(nombre)?.score[kind] as ScoredVoice;
  const pieces = [...synthesise(voice, { seed: 1 })];
  const found = featuresOf(Float32Array.from(pieces.flatMap(({ samples }) => [...samples])), RATE);
  measured.set(key, found);
  return found;
}

describe.each(published)('$nombre, $voz', (own) => {
  const { nombre, voz, limites } = own;

  it('sounds within what is published of it', () => {
    expect(beyond(features(nombre, voz), limites)).toEqual([]);
  });

  it('is nearest to what is published of it among those that it is taken for, and all that sound', () => {
    const alike = groupsOf(nombre, groups).flatMap((group) => (group.voz === voz ? group.aves : []));
    const others = new Set([
      ...alike,
      ...published.filter((each) => each.voz === voz).map((each) => each.nombre),
    ]);
    others.delete(nombre);
    // Published or not, what others sound like is known; of itself only what is published.
    const known: Known[] = [...others].map((each) => ({ nombre: each, features: features(each, voz) }));
    const judgedBy = MEASURE_NAMES.filter((name) => limites[name]);
    expect(nearest(features(nombre, voz), judgedBy, [{ nombre, limites }, ...known])).toBe(nombre);
  });
});

test.each([
  ['[{ "nombre": "Dodo", "voz": "canto", "limites": {}, "fuentes": [] }]', 'fuentes'],
  [withLimits('Mirlo común', '{ "grave": [1, 2], "nota": [1, 2] }'), 'is not to sound'],
  [withLimits('Cuco', '{ "nota": [1, 2] }'), 'nothing is said of its pitch'],
  [withLimits('Cuco', '{ "grave": [0.5, 0.6] }'), 'nothing is said of its time'],
  [withLimits('Dodo', '{ "grave": [0.5, 0.6], "nota": [1, 2] }'), 'has no score'],
])('%s is refused: %s', (text, message) => {
  expect(() => loadVoiceRanges(partituras, text)).toThrow(message);
});

function withLimits(nombre: string, limites: string): string {
  const fuente = '{ "direccion": "https://example.org/a", "dice": "Lo que dice la fuente." }';
  return `[{ "nombre": "${nombre}", "voz": "canto", "limites": ${limites}, "fuentes": [${fuente}] }]`;
}
