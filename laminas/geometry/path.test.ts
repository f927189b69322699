import { describe, expect, it } from 'vitest';
import { path, span } from './path.ts';

describe('path', () => {
  it('reads points in order', () => {
    expect(path('0.5,-1 .25,2\n -3,0')).toEqual([
      [0.5, -1],
      [0.25, 2],
      [-3, 0],
    ]);
  });

  it.each(['', '1', '1,2,3', '1,x', '1 ,2'])('refuses %j and says what is wrong', (text) => {
    expect(() => path(text)).toThrow('is not a point');
  });
});

describe('span', () => {
  it('reads two points', () => {
    expect(span('0.8,0.66 .74,0.4')).toEqual([
      [0.8, 0.66],
      [0.74, 0.4],
    ]);
  });

  it.each(['0,1', '0,1 1,1 2,1'])('refuses %j, which is one point or more than two', (text) => {
    expect(() => span(text)).toThrow('are not two points');
  });
});
