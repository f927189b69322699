import { describe, expect, it } from 'vitest';
import { type Descrita, distingueDe } from './distingue.ts';
import { NOMBRES_DE_ZONA, type Semblanza, type Zona } from './parecido.ts';

function bird(rasgos: string[], longitud = 11, luces: Partial<Record<Zona, number>> = {}): Descrita {
  const colores = Object.fromEntries(
    NOMBRES_DE_ZONA.map((zona) => [zona, [luces[zona] ?? 0.5, 0, 0]]),
  ) as unknown as Semblanza['colores'];
  return {
    nombre: rasgos.join(),
    cientifico: 'Phylloscopus collybita',
    orden: 'Passeriformes',
    familia: 'Phylloscopidae',
    longitud,
    envergadura: 18,
    habitats: ['río'],
    rasgos,
    semblanza: { figura: 'warbler', colores, pecho: 'liso', vientre: 'liso' },
  };
}

describe('what tells one bird from another', () => {
  it('sets the same part of both against each other, with its article', () => {
    const musical = bird(['Lavado amarillento', 'Patas claras'], 11, { patas: 0.8 });
    expect(distingueDe(musical, bird(['Patas negruzcas', 'Ceja corta']))).toBe(
      'Patas claras; las de esta ave, negruzcas.',
    );
  });

  it('leaves out what both share, in whatever gender and number', () => {
    expect(distingueDe(bird(['Obispillo blanco', 'Cresta larga']), bird(['Obispillos blancos']))).toBe(
      'Cresta larga.',
    );
  });

  it('tells the size first when it shows', () => {
    expect(distingueDe(bird(['Pico robusto'], 19), bird(['Dorso liso'], 13))).toBe(
      'Mayor (19\u00a0cm de largo frente a 13). Pico robusto.',
    );
    expect(distingueDe(bird(['Pico fino'], 13), bird(['Dorso liso'], 19))).toMatch(/^Menor \(13/);
    expect(distingueDe(bird(['Pico fino'], 13), bird(['Dorso liso'], 14))).toBe('Pico fino.');
  });

  it('sets no part against another that shares its words', () => {
    const line = distingueDe(
      bird(['Ceja corta y apagada, fina']),
      bird(['Ceja corta y apagada, ancha, larga y blanca']),
    );
    expect(line).not.toContain('de esta ave');
  });

  it('keeps the dress of the female for last', () => {
    expect(distingueDe(bird(['Hembra: parda', 'Pico rojo']), bird(['Dorso liso']))).toBe('Pico rojo.');
  });

  it('tells lengths where nothing else is known', () => {
    expect(distingueDe(bird(['Pico rojo'], 12), bird(['Pico rojo'], 11))).toBe(
      'Mide 12\u00a0cm, frente a 11.',
    );
  });
});
