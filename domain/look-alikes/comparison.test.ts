import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARED_PARAM, paths } from '../addresses/paths.ts';
import { MAX_COMPARED, readComparison } from './comparison.ts';

const NOMBRES = [
  'Águila real',
  'Buitre negro',
  'Cuco',
  'Mosquitero común',
  'Mosquitero musical',
  'Urraca común',
];

describe('what an address asks to compare', () => {
  it('is the species in their order, whatever their case and accents, with spaces or hyphens', () => {
    const { nombres } = readComparison('mosquitero-MUSICAL, aguila real ,CUCO', NOMBRES);
    expect(nombres).toEqual(['Mosquitero musical', 'Águila real', 'Cuco']);
  });

  it('names what the guide does not know, once', () => {
    expect(readComparison('Dodo,Cuco,Dodo', NOMBRES)).toEqual({
      nombres: ['Cuco'],
      unknown: ['Dodo'],
      leftOver: [],
      full: false,
    });
  });

  it('holds four and names the rest', () => {
    const text = 'Urraca-común,Cuco,Águila-real,Buitre-negro,Mosquitero-común,Mosquitero-musical';
    const { nombres, leftOver, full } = readComparison(text, NOMBRES);
    expect(full).toBe(true);
    expect(nombres).toHaveLength(MAX_COMPARED);
    expect(leftOver).toEqual(['Mosquitero común', 'Mosquitero musical']);
  });

  it('counts repeats once, and what is empty not at all', () => {
    expect(readComparison(',Cuco,cuco,,Urraca-común,,', NOMBRES).nombres).toEqual(['Cuco', 'Urraca común']);
    expect(readComparison('', NOMBRES)).toEqual({ nombres: [], unknown: [], leftOver: [], full: false });
  });

  it('never throws or shows more than four', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readComparison(text, NOMBRES).nombres.length).toBeLessThanOrEqual(MAX_COMPARED);
      }),
    );
  });

  it('survives its address', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...NOMBRES), { maxLength: MAX_COMPARED }), (nombres) => {
        const { searchParams } = new URL(paths.compare(nombres), 'http://localhost');
        expect(readComparison(searchParams.get(COMPARED_PARAM) ?? '', NOMBRES).nombres).toEqual(nombres);
      }),
    );
  });
});
