import { describe, expect, it } from 'vitest';
import { type Described, distinctionOf } from './distinction.ts';
import { type Appearance, ZONES, type Zone } from './likeness.ts';

function bird(rasgos: string[], longitud = 11, lightness: Partial<Record<Zone, number>> = {}): Described {
  const colours = Object.fromEntries(
    ZONES.map((zone) => [zone, [lightness[zone] ?? 0.5, 0, 0]]),
  ) as unknown as Appearance['colours'];
  return {
    nombre: rasgos.join(),
    cientifico: 'Phylloscopus collybita',
    orden: 'Passeriformes',
    familia: 'Phylloscopidae',
    longitud,
    envergadura: 18,
    habitats: ['río'],
    rasgos,
    appearance: { build: 'warbler', colours, pecho: 'liso', vientre: 'liso' },
  };
}

describe('what tells one bird from another', () => {
  it('sets the same part of both against each other, with its article', () => {
    const musical = bird(['Lavado amarillento', 'Patas claras'], 11, { patas: 0.8 });
    expect(distinctionOf(musical, bird(['Patas negruzcas', 'Ceja corta']))).toBe(
      'Patas claras; las de esta ave, negruzcas.',
    );
  });

  it('leaves out what both share, in whatever gender and number', () => {
    expect(distinctionOf(bird(['Obispillo blanco', 'Cresta larga']), bird(['Obispillos blancos']))).toBe(
      'Cresta larga.',
    );
  });

  it('tells the size first when it shows', () => {
    expect(distinctionOf(bird(['Pico robusto'], 19), bird(['Dorso liso'], 13))).toBe(
      'Mayor (19\u00a0cm de largo frente a 13). Pico robusto.',
    );
    expect(distinctionOf(bird(['Pico fino'], 13), bird(['Dorso liso'], 19))).toMatch(/^Menor \(13/);
    expect(distinctionOf(bird(['Pico fino'], 13), bird(['Dorso liso'], 14))).toBe('Pico fino.');
  });

  it('sets no part against another that shares its words', () => {
    const line = distinctionOf(
      bird(['Ceja corta y apagada, fina']),
      bird(['Ceja corta y apagada, ancha, larga y blanca']),
    );
    expect(line).not.toContain('de esta ave');
  });

  it('keeps the dress of the female for last', () => {
    expect(distinctionOf(bird(['Hembra: parda', 'Pico rojo']), bird(['Dorso liso']))).toBe('Pico rojo.');
  });

  it('tells lengths where nothing else is known', () => {
    expect(distinctionOf(bird(['Pico rojo'], 12), bird(['Pico rojo'], 11))).toBe(
      'Mide 12\u00a0cm, frente a 11.',
    );
  });
});
