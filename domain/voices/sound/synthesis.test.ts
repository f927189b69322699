import { describe, expect, it, test } from 'vitest';
import { parseScore } from '../score.ts';
import type { ScoredVoice } from '../sequence.ts';
import { layOut } from '../timeline.ts';
import { drawnTime } from './drawn-time.ts';
import { AFTERSOUND } from './place.ts';
import { playedTimeline } from './played-timeline.ts';
import { PEAK, RATE } from './rate.ts';
import { type Manner, synthesise } from './synthesis.ts';

const voiceOf = (lines: string) => parseScore(`@ canto\n${lines}`).canto as ScoredVoice;

const CUCKOO = voiceOf(`! eco=.3 lejos=.35
cu 130 .59>.67@45>.585 h-24,-34 e.5,1,1,.6
cú 240 .525>.52>.5 h-26,-36
= (cu _195 cú)*3/1450`);

const DRUM = voiceOf(`! eco=.36
t 46 1.2>1.15 r.55/1.1 e!
k 14 2.6 r1/4.5 e!
= t&k*13/60>38^0>-11`);

const DRY = voiceOf(`! eco=0 lejos=0 natural=0
a 400 1 e=
= a`);

const ALL: [string, ScoredVoice][] = [
  ['a cuckoo', CUCKOO],
  ['a drum', DRUM],
  ['a whistle', DRY],
];

function whole(voice: ScoredVoice, manner: Manner): Float32Array {
  return Float32Array.from([...synthesise(voice, manner)].flatMap(({ samples }) => [...samples]));
}

/** Times that a sound goes through zero upwards, a second. */
function pitchOf(sound: Float32Array): number {
  const loud = sound.findLastIndex((sample) => Math.abs(sample) > 0.01);
  const crossings = sound.subarray(0, loud).filter((sample, i) => sample >= 0 && (sound[i - 1] ?? 0) < 0);
  return (crossings.length * RATE) / loud;
}

describe.each(ALL)('the sound of %s', (_, voice) => {
  const sound = whole(voice, { seed: 1 });

  it('is the same under one seed, and another under another', () => {
    expect(whole(voice, { seed: 1 })).toEqual(sound);
    expect(whole(voice, { seed: 2 })).not.toEqual(sound);
  });

  it('lasts as long as its notes and the echo of the last', () => {
    const { seconds } = playedTimeline(voice, 1);
    expect(sound.length).toBe(Math.ceil((seconds + AFTERSOUND) * RATE));
  });

  it('is loud enough and goes beyond −6 dBFS nowhere', () => {
    const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThanOrEqual(PEAK);
    expect(peak).toBeGreaterThan(PEAK * 0.3);
  });

  it('begins and ends in silence', () => {
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.003);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(1e-6);
  });
});

test('no note begins or ends with a jump', () => {
  const sound = whole(DRY, { seed: 3 });
  // The steepest that a whistle of 1 kHz is by itself.
  const steepest = (2 * Math.PI * 1000 * PEAK * 1.1) / RATE;
  const jumps = sound.filter((sample, i) => Math.abs(sample - (sound[i - 1] ?? 0)) > steepest);
  expect(jumps).toHaveLength(0);
  const [start, end] = [sound.subarray(0, 20), sound.subarray(0.4 * RATE - 20, 0.4 * RATE)];
  for (const sample of [...start, ...end]) expect(Math.abs(sample)).toBeLessThan(0.03);
});

test('at half speed it lasts twice as long, an octave lower', () => {
  const [sound, slow] = [whole(DRY, { seed: 3 }), whole(DRY, { seed: 3, slow: true })];
  expect(slow.length / sound.length).toBeCloseTo(2, 3);
  expect(pitchOf(sound)).toBeGreaterThan(980);
  expect(pitchOf(sound) / pitchOf(slow)).toBeCloseTo(2, 1);
});

test('the first piece is short, so that it is heard while the others are made', () => {
  const [first, ...rest] = [...synthesise(CUCKOO, { seed: 1 })];
  expect((first?.samples.length ?? 0) / RATE).toBeCloseTo(0.3, 5);
  expect(rest.map(({ isLast }) => isLast).lastIndexOf(true)).toBe(rest.length - 1);
  expect(rest.filter(({ isLast }) => isLast)).toHaveLength(1);
});

test('what sounds stands on the drawing where its note begins', () => {
  const [drawn, played] = [layOut(CUCKOO), playedTimeline(CUCKOO, 1)];
  const inDrawing = drawnTime(drawn, played);
  expect(played.notes.map(({ start }) => start)).not.toEqual(drawn.notes.map(({ start }) => start));
  played.notes.forEach(({ start }, i) => {
    expect(inDrawing(start)).toBeCloseTo(drawn.notes[i]?.start ?? -1, 9);
  });
  expect(inDrawing(played.seconds)).toBeCloseTo(drawn.seconds, 9);
});
