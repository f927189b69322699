import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../identify/answers.ts';
import { readComparison } from '../look-alikes/comparison.ts';
import { readRound } from '../quiz/round.ts';
import { movedAnswers } from './moved-answers.ts';
import { movedComparison } from './moved-comparison.ts';
import { movedRound } from './moved-round.ts';
import { COMPARED_PARAM } from './paths.ts';

const paramsOf = (address = '') => new URL(address, 'http://localhost').searchParams;

describe('an address of before leads to the new one, with all that it tells', () => {
  it('the answers of «¿Qué ave es?», without the name that was searched for', () => {
    const before = new URLSearchParams('nombre=&tamano=mirlo&color=negro&color=rojo&cuando=mayo&donde=río');
    const now = movedAnswers(before);
    expect(now).toMatch(/^\/que-ave-es\?tamano=mirlo&color=negro&color=rojo&cuando=mayo&/);
    expect(readAnswers(paramsOf(now))).toEqual(readAnswers(before));
    expect(movedAnswers(new URLSearchParams('nombre=cuco'))).toBeUndefined();
  });

  it('a comparison, the species of the page first', () => {
    const now = movedComparison('Mosquitero común', new URLSearchParams('comparar=Mosquitero-musical,Dodo,'));
    expect(now).toBe('/comparar?aves=mosquitero-comun,Mosquitero-musical,Dodo');
    expect(movedComparison('Abubilla', new URLSearchParams('comparar='))).toBe('/comparar?aves=abubilla');
    expect(movedComparison('Abubilla', new URLSearchParams('nombre=x'))).toBeUndefined();
  });

  it('a round of the quiz', () => {
    const before = new URLSearchParams('juego=clase-3b&juego-orden=Strigiformes&juego-vistas=no');
    const now = movedRound(before);
    expect(now).toBe('/juego?juego=clase-3b&juego-orden=Strigiformes&juego-vistas=no');
    expect(readRound(paramsOf(now))).toEqual(readRound(before));
    expect(movedRound(new URLSearchParams())).toBeUndefined();
  });

  it('whatever was written into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const compared = movedComparison('Cuco', new URLSearchParams({ comparar: text }));
        const read = readComparison(paramsOf(compared).get(COMPARED_PARAM) ?? '', ['Cuco']);
        expect(read.nombres).toEqual(['Cuco']);
        expect(read.unknown).toEqual(readComparison(text, ['Cuco']).unknown);
        expect(paramsOf(movedAnswers(new URLSearchParams({ color: text }))).get('color')).toBe(text);
        expect(paramsOf(movedRound(new URLSearchParams({ juego: text }))).get('juego')).toBe(text);
      }),
    );
  });
});
