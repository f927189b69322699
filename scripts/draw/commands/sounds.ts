/** Prints what is published of each voice that may sound beside what is measured of its sound, as docs/voces.md has it. */
import { loadPartituras } from '../../../data/load-partituras.ts';
import { loadVoiceRanges } from '../../../data/load-voice-ranges.ts';
import type { ScoredVoice } from '../../../domain/voices/sequence.ts';
import { featuresOf } from '../../../domain/voices/sound/measured/features.ts';
import { MEASURE_NAMES, MEASURES } from '../../../domain/voices/sound/measured/published.ts';
import { RATE } from '../../../domain/voices/sound/rate.ts';
import { synthesise } from '../../../domain/voices/sound/synthesis.ts';

const partituras = loadPartituras();
const written = (value: number) => String(Number(value.toPrecision(3)));

console.log('| voice | measured, within what is published | sources |\n|---|---|---|');
for (const { nombre, voz, limites, fuentes } of loadVoiceRanges(partituras)) {
  const voice = partituras.get(nombre)?.score[voz] as ScoredVoice;
  const pieces = [...synthesise(voice, { seed: 1 })];
  const features = featuresOf(Float32Array.from(pieces.flatMap(({ samples }) => [...samples])), RATE);
  const rows = MEASURE_NAMES.flatMap((name) => {
    const range = limites[name];
    return range ? [`${name} ${written(features[MEASURES[name]] ?? 0)} (${range.join('–')})`] : [];
  });
  const contour = limites.contorno ? [`contorno ${features.contour}`] : [];
  const hosts = fuentes.map(({ direccion }, i) => `[${i + 1}](${direccion})`);
  console.log(`| ${nombre}, ${voz} | ${[...rows, ...contour].join(' · ')} | ${hosts.join(' ')} |`);
}
