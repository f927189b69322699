import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { parseScore } from './score.ts';
import { layOut } from './timeline.ts';

const NOTES = 'a 50 3\nb 80 4\ncu 100 2\ncú2 200 1';

function voice(sequence: string, settings = 'natural=1') {
  const { canto } = parseScore(`@ canto\n! ${settings}\n${NOTES}\n= ${sequence}`);
  if (!canto) throw new Error('There is no song.');
  return canto;
}

const startsOf = (sequence: string) =>
  layOut(voice(sequence)).notes.map(({ start }) => Math.round(start * 1000));

describe('a voice in time', () => {
  it('has its notes one after another, with their silences', () => {
    expect(startsOf('a _150 b a')).toEqual([0, 200, 280]);
  });

  it('quickens and swells over a series, from the first time to the last', () => {
    const { notes } = layOut(voice('a*4/100>70^-9>0~1>2'));
    expect(notes.map(({ start }) => Math.round(start * 1000))).toEqual([0, 100, 185, 255]);
    expect(notes.map(({ level }) => level)).toEqual([-9, -6, -3, 0]);
    expect(notes.map(({ pitch }) => pitch.toFixed(2))).toEqual(['1.00', '1.33', '1.67', '2.00']);
  });

  it('repeats a group from beginning to beginning, and ends with its last note', () => {
    expect(startsOf('(a b)*2/500 a')).toEqual([0, 50, 500, 550, 630]);
    expect(layOut(voice('(a b)*2/500')).seconds).toBeCloseTo(0.63);
  });

  it('sounds notes at once where they are joined', () => {
    expect(startsOf('a&b a')).toEqual([0, 0, 80]);
  });

  it('writes a name of two letters or more under its note, and what is in quotes under the whole', () => {
    const written = layOut(voice('cu cú2 a b*2"si" (cu _100 cu)"cu-cu"')).syllables;
    expect(written.map(({ text }) => text)).toEqual(['cu', 'cú', 'si', 'cu-cu']);
    expect(written[3]?.from).toBeCloseTo(0.51);
    expect(written[3]?.to).toBeCloseTo(0.81);
  });

  it('draws a choice alike each time, and not the same twice running', () => {
    const choices = layOut(voice('[a b cu]*30')).notes.map(({ note }) => note.name);
    expect(layOut(voice('[a b cu]*30')).notes.map(({ note }) => note.name)).toEqual(choices);
    expect(new Set(choices).size).toBe(3);
    expect(choices.some((name, i) => name === choices[i + 1])).toBe(false);
  });

  it('varies as a bird does under a seed, the same under the same one, and not at all where it is told not to', () => {
    const exact = layOut(voice('a*9/200'));
    const heard = layOut(voice('a*9/200'), new Chance(3));
    expect(layOut(voice('a*9/200'), new Chance(3))).toEqual(heard);
    expect(heard).not.toEqual(exact);
    heard.notes.forEach(({ start, pitch }, i) => {
      expect(Math.abs(start - (exact.notes[i]?.start ?? 0))).toBeLessThan(0.15);
      expect(pitch).toBeCloseTo(1, 1);
    });
    expect(layOut(voice('a*9/200', 'natural=0'), new Chance(3)).notes).toEqual(exact.notes);
  });
});
