import { describe, expect, it } from 'vitest';
import { parseScore } from '../score.ts';
import { drawTogether, drawVoice } from './drawing.ts';
import { GROUND, HEIGHT, SECOND, STAFF_SECONDS, yOf } from './scale.ts';

function song(text: string) {
  const { canto } = parseScore(`@ canto\n${text}`);
  if (!canto) throw new Error('There is no song.');
  return canto;
}

/** Every point that a path passes, in units. */
function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/M([^l]*)l([^z]*)z/g)].flatMap(([, start = '', steps = '']) => {
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    const pairs = [...numbers(start), ...numbers(steps)];
    let [x, y] = [0, 0];
    return Array.from({ length: pairs.length / 2 }, (_, i) => {
      x += pairs[2 * i] ?? 0;
      y += pairs[2 * i + 1] ?? 0;
      return { x: x / 10, y: y / 10 };
    });
  });
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

describe('a drawn voice', () => {
  it('stands as high as it sounds, on one scale for all, and as long as it lasts', () => {
    const [staff] = drawVoice(song('a 1000 4\n= a'));
    const points = pointsOf(staff?.paths.strong ?? '');
    expect(middle(points.map(({ y }) => y))).toBeCloseTo(yOf(4), 0);
    const xs = points.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(SECOND, 0);
    expect([yOf(0), yOf(10)]).toEqual([HEIGHT, 0]);
    expect(yOf(1) / HEIGHT).toBeCloseTo(1 - 0.1 ** 0.6);
  });

  it('is as thick as it is loud, and paler where it is soft', () => {
    const [staff] = drawVoice(song('a 200 4\n= a^0 _100 a^-10 _100 a^-20'));
    const heightOf = (path = '', part = 0) => {
      const ys = pointsOf(path.split('z')[part] ? `${path.split('z')[part]}z` : '').map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(heightOf(staff?.paths.strong, 0)).toBeGreaterThan(heightOf(staff?.paths.strong, 1) * 1.3);
    expect(staff?.paths.soft).not.toBe('');
  });

  it('shows noise as hairs, a buzz as a zigzag, harmonics as pale lines above', () => {
    const [noise] = drawVoice(song('a 300 5 r1/4\n= a'));
    expect([noise?.paths.strong, noise?.paths.hairs === '']).toEqual(['', false]);
    const ys = (text: string) => pointsOf(drawVoice(song(text))[0]?.paths.strong ?? '').map(({ y }) => y);
    expect(Math.min(...ys('a 300 5 z20/2\n= a'))).toBeLessThan(yOf(5.9));
    const [nasal] = drawVoice(song('a 300 1 h-10\n= a'));
    expect(middle(pointsOf(nasal?.paths.faint ?? '').map(({ y }) => y))).toBeCloseTo(yOf(2), 0);
  });

  it('goes on in the next staff where it is silent, and is cut only where it is not', () => {
    const parted = drawVoice(song('a 500 3\n= a*8/700'));
    expect(parted.map(({ from }) => Number(from.toFixed(2)))).toEqual([0, 2.1, 4.2]);
    const [first, second] = drawVoice(song('a 3000 3\n= a'));
    expect([first?.from, second?.from]).toEqual([0, STAFF_SECONDS]);
    for (const staff of [first, second]) {
      const xs = pointsOf(staff?.paths.strong ?? '').map(({ x }) => x);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(GROUND);
    }
  });

  it('keeps a phrase whole: it breaks in the longest silence within reach', () => {
    const phrases = drawVoice(song('a 200 3\n= (a*4/300)*3/1700'));
    expect(phrases.map(({ from }) => Number(from.toFixed(2)))).toEqual([0, 1.7, 3.4]);
  });

  it('tells its whole seconds from the beginning of the voice', () => {
    const told = drawVoice(song('a 500 3\n= a*8/700')).map(({ ticks }) =>
      ticks.flatMap(({ second }) => second ?? []),
    );
    expect(told).toEqual([
      [0, 1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it('has its syllables under their notes, the stressed one told, none upon another', () => {
    const [staff] = drawVoice(song('cu 130 .6\ncú 240 .5\n= cu _195 cú'));
    expect(staff?.syllables.flatMap(({ parts }) => parts)).toEqual([
      { text: 'cu', stressed: false },
      { text: 'cú', stressed: true },
    ]);
    const [crowded] = drawVoice(song('tit 30 5\n= tit*40/40'));
    const xs = crowded?.syllables.map(({ x }) => x) ?? [];
    expect(xs.length).toBeGreaterThan(4);
    xs.slice(1).forEach((x, i) => {
      expect(x - (xs[i] ?? 0)).toBeGreaterThan(15);
    });
  });

  it('is the same each time', () => {
    const text = 'a 200 5>3 r.5/3 h-20\nb 90 3 z30/1\n= [a b]*9';
    expect(drawVoice(song(text))).toEqual(drawVoice(song(text)));
  });
});

it('voices that are drawn together part at the same moments', () => {
  const staves = drawTogether([song('a 500 3\n= a*8/700'), song('b 90 5\n= b*3/100')]);
  expect(staves).toHaveLength(3);
  for (const [first, second] of staves) expect(first?.from).toBe(second?.from);
  expect(staves.map(([first, second]) => [first?.over, second?.over])).toEqual([
    [false, false],
    [false, true],
    [false, true],
  ]);
});
