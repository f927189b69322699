import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Month } from '../calendar/month.ts';
import { BODY_PARTS } from '../plates/body-parts.ts';
import { type Compared, sideBySide } from './side-by-side.ts';

const SWALLOW: Compared = {
  nombre: 'Golondrina común',
  lookAlikes: [],
  longitud: 18,
  envergadura: 32,
  meses: [3, 4, 5],
  habitats: ['cultivo', 'dehesa'],
  frecuencia: 'muy común',
  alimentacion: ['insectos'],
  amenaza: 'Vulnerable',
  familia: 'Hirundinidae',
  lamina: laminaOf('Dorso azul metálico', 'Dos largas plumas en la cola', 'Vientre crema'),
  voz: {
    reclamo: { silabas: 'vit', texto: 'Breve.' },
    canto: { silabas: 'viti-viti-trrr', texto: 'Un parloteo que acaba en carraca.' },
  },
  colours: { Dorso: 'azul', Pecho: 'blanco', Alas: 'azul', Cola: 'azul' },
};

const SWIFT: Compared = {
  ...SWALLOW,
  nombre: 'Vencejo común',
  longitud: 17,
  envergadura: 45,
  meses: [4, 5],
  habitats: ['ciudad'],
  familia: 'Apodidae',
  voz: { reclamo: { silabas: 'sriiii', texto: 'Un chillido largo.' } },
  lamina: laminaOf('Alas en hoz, largas y estrechas', 'Cola corta ahorquillada'),
  colours: { Dorso: 'negro', Pecho: 'negro', Alas: 'negro', Cola: 'negro' },
};

function laminaOf(...texts: string[]): Compared['lamina'] {
  return { descripcion: '', largo: 800, rasgos: texts.map((texto) => ({ texto, x: 0, y: 0 })) };
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe('species side by side', () => {
  it('begin with what is written of them against one another, which no later row repeats', () => {
    const diferencias = [
      { parte: 'cola', esta: 'larga horquilla', otra: 'corta' },
      { parte: 'vientre', esta: 'claro', otra: 'oscuro', quien: 'adulto' },
    ];
    const turned = diferencias.map(({ esta, otra, ...rest }) => ({ ...rest, esta: otra, otra: esta }));
    const { written, differing } = sideBySide([
      { ...SWALLOW, lookAlikes: [{ nombre: SWIFT.nombre, diferencias }] },
      { ...SWIFT, lookAlikes: [{ nombre: SWALLOW.nombre, diferencias: turned }] },
    ]);
    expect(written).toEqual([
      { title: 'Cola', cells: [{ lines: ['larga horquilla'] }, { lines: ['corta'] }] },
      { title: 'Vientre (adulto)', cells: [{ lines: ['claro'] }, { lines: ['oscuro'] }] },
    ]);
    expect(titles(differing)).not.toContain('Cola');
  });

  it('are heard side by side, but none that sings beside one that does not', () => {
    const { differing } = sideBySide([SWALLOW, SWIFT]);
    expect(differing).toContainEqual({
      title: 'Reclamo',
      cells: [{ lines: ['«vit». Breve.'] }, { lines: ['«sriiii». Un chillido largo.'] }],
    });
    expect(titles(differing)).not.toContain('Canto');
  });

  it('of which nothing is written against each other begin with their marks', () => {
    const others = [
      { nombre: 'Avión común', diferencias: [{ parte: 'cola', esta: 'larga', otra: 'corta' }] },
    ];
    expect(sideBySide([{ ...SWALLOW, lookAlikes: others }, SWIFT]).written).toEqual([]);
  });

  it('begin with the part of which both have a mark; where one has none, its colour on the plate stands in', () => {
    const { differing } = sideBySide([SWALLOW, SWIFT]);
    expect(titles(differing)).toEqual([
      ...['Cola', 'Dorso', 'Pecho', 'Alas'],
      ...['Longitud', 'Envergadura', 'Hábitat', 'Meses', 'Reclamo', 'Familia'],
    ]);
    expect(differing[0]?.cells.map(({ lines }) => lines)).toEqual([
      ['Dos largas plumas en la cola'],
      ['Cola corta ahorquillada'],
    ]);
    expect(differing[2]?.cells).toEqual([
      { lines: ['Vientre crema'] },
      { lines: ['De color negro'], fromPlate: true },
    ]);
  });

  it('fold away what they have in common, whatever the order in which it is told', () => {
    const { equal, differing } = sideBySide([
      SWALLOW,
      { ...SWIFT, habitats: ['dehesa', 'cultivo'], meses: [3, 4, 5] },
    ]);
    expect(equal).toEqual([
      { title: 'Hábitat', text: 'cultivo y dehesa' },
      { title: 'Meses', text: 'de marzo a mayo' },
      { title: 'Alimentación', text: 'insectos' },
      { title: 'Frecuencia', text: 'muy común' },
      { title: 'Amenaza', text: 'Vulnerable' },
    ]);
    expect(titles(differing)).not.toContain('Hábitat');
  });

  it('leave a part out of which nothing is known of one of them', () => {
    const { differing } = sideBySide([SWALLOW, { ...SWIFT, colours: {} }]);
    expect(titles(differing)).not.toContain('Dorso');
    expect(titles(differing)).toContain('Cola');
  });

  it('have no empty cell and lose no fact, whatever they are', () => {
    const anyAve = fc.record({
      longitud: fc.integer({ min: 9, max: 150 }),
      envergadura: fc.integer({ min: 14, max: 280 }),
      meses: fc.uniqueArray(
        fc.integer({ min: 1, max: 12 }).map((month) => month as Month),
        { minLength: 1 },
      ),
      texts: fc.uniqueArray(fc.constantFrom('Pico rojo', 'Cola larga', 'Patas verdes', 'Todo negro')),
      coloured: fc.subarray([...BODY_PARTS]),
    });
    fc.assert(
      fc.property(fc.array(anyAve, { minLength: 2, maxLength: 4 }), (drawn) => {
        const aves = drawn.map(({ texts, coloured, ...facts }) => ({
          ...SWALLOW,
          ...facts,
          lamina: laminaOf(...texts),
          colours: Object.fromEntries(coloured.map((part) => [part, 'verde'])),
        }));
        const { differing, equal } = sideBySide(aves);
        for (const { cells } of differing) {
          expect(cells).toHaveLength(aves.length);
          expect(cells.flatMap(({ lines }) => lines).every((line) => line !== '')).toBe(true);
          expect(cells.every(({ lines }) => lines.length > 0)).toBe(true);
        }
        const all = titles([...differing, ...equal]);
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual(expect.arrayContaining(['Longitud', 'Envergadura', 'Hábitat', 'Amenaza']));
      }),
    );
  });
});
