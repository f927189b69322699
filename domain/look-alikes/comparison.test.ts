import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { MAX_COMPARED, readComparison, writeComparison } from './comparison.ts';

const NOMBRES = [
  'Águila real',
  'Buitre negro',
  'Cuco',
  'Mosquitero común',
  'Mosquitero musical',
  'Urraca común',
];

describe('what an address asks to compare', () => {
  it('is the species of the page first, then the others in their order, whatever their case and accents', () => {
    const { nombres } = readComparison('mosquitero-MUSICAL,aguila-real', 'Mosquitero común', NOMBRES);
    expect(nombres).toEqual(['Mosquitero común', 'Mosquitero musical', 'Águila real']);
  });

  it('names what the guide does not know', () => {
    expect(readComparison('Dodo,Cuco,Dodo', 'Urraca común', NOMBRES)).toEqual({
      nombres: ['Urraca común', 'Cuco'],
      unknown: ['Dodo'],
      leftOver: [],
    });
  });

  it('holds four and names the rest', () => {
    const text = 'Cuco,Águila-real,Buitre-negro,Mosquitero-común,Mosquitero-musical';
    const { nombres, leftOver } = readComparison(text, 'Urraca común', NOMBRES);
    expect(nombres).toHaveLength(MAX_COMPARED);
    expect(leftOver).toEqual(['Mosquitero común', 'Mosquitero musical']);
  });

  it('counts the species of the page and repeats once', () => {
    expect(readComparison('Cuco,cuco,Urraca-común,,', 'Urraca común', NOMBRES).nombres).toEqual([
      'Urraca común',
      'Cuco',
    ]);
  });

  it.prop([fc.string()])('never throws, loses the species of the page or shows more than four', (text) => {
    const { nombres } = readComparison(text, 'Cuco', NOMBRES);
    expect(nombres[0]).toBe('Cuco');
    expect(nombres.length).toBeLessThanOrEqual(MAX_COMPARED);
  });

  it.prop([fc.uniqueArray(fc.constantFrom(...NOMBRES.slice(1)), { maxLength: 3 })])(
    'survives its address',
    (others) => {
      const { nombres } = readComparison(writeComparison(others), 'Águila real', NOMBRES);
      expect(nombres).toEqual(['Águila real', ...others]);
    },
  );
});
