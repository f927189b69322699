import { describe, expect, test } from 'vitest';
import { EVERYDAY_CASES } from '../../data/everyday-cases.ts';
import { loadAves } from '../../data/load-aves.ts';
import { ACTIVITIES_OF_FAMILY } from '../../domain/identify/activity.ts';
import { readAnswers } from '../../domain/identify/answers.ts';
import { COLOURS } from '../../domain/identify/colours.ts';
import { identify } from '../../domain/identify/ranking/identify.ts';
import { REFERENCE_BIRDS } from '../../domain/identify/size.ts';
import { nameOfColour } from './colour-names.ts';
import { loadSwatches, loadTraits } from './traits.ts';

// Here and not in data: the signs join the data with the plates, which data may not import.
const aves = loadAves();
const traits = loadTraits();

/** How far down the right bird may stand, and in how many of the forty cases it must not stand lower. */
const AMONG_THE_FIRST = 5;
const CASES_THAT_MUST = 36;

/** Rare species behind common ones that look the same: what the prior costs. */
const LOST_AT_MOST = 30;
/** Cards of the first screen of a ranking. */
const SHOWN = 12;

const answersOf = (address: string) => readAnswers(new URLSearchParams(address));
const placeOf = (nombre: string, address: string) =>
  identify(traits, answersOf(address).answers).findIndex(({ ave }) => ave.nombre === nombre) + 1;

describe('forty everyday cases', () => {
  test('each is answered in words of the form, and its source says what it quotes', () => {
    expect(EVERYDAY_CASES).toHaveLength(40);
    for (const { ave, answers, fuente } of EVERYDAY_CASES) {
      expect(answersOf(answers).ignored, `${ave}: ${answers}`).toEqual([]);
      expect(aves.find(({ nombre }) => nombre === ave)?.descripcion, ave).toContain(fuente);
    }
    expect(new Set(EVERYDAY_CASES.map(({ answers }) => answers)).size).toBe(EVERYDAY_CASES.length);
  });

  test('in at least 36 the right bird is among the first five', () => {
    const places = EVERYDAY_CASES.map(({ ave, answers }) => ({ ave, place: placeOf(ave, answers) }));
    const found = places.filter(({ place }) => place <= AMONG_THE_FIRST);
    const missed = places.filter(({ place }) => place > AMONG_THE_FIRST);
    const firsts = places.filter(({ place }) => place === 1).length;
    console.log(
      `¿Qué ave es?: ${found.length} of ${EVERYDAY_CASES.length} among the first five, ${firsts} the very first. Missed: ${missed.map(({ ave, place }) => `${ave} (${place})`).join(', ') || 'none'}`,
    );
    expect(found.length).toBeGreaterThanOrEqual(CASES_THAT_MUST);
  });

  test('every reason is true of the data', () => {
    for (const { answers } of EVERYDAY_CASES) {
      for (const { ave, matched } of identify(traits, answersOf(answers).answers)) {
        const record = aves.find(({ nombre }) => nombre === ave.nombre);
        if (matched.habitat) expect(record?.habitats).toContain(matched.habitat);
        if (matched.month) expect(record?.meses).toContain(matched.month);
        if (matched.activity && record)
          expect(ACTIVITIES_OF_FAMILY[record.familia]).toContain(matched.activity);
        for (const colour of matched.colours) {
          expect(Math.max(...ave.colours.map((shares) => shares[colour] ?? 0))).toBeGreaterThan(0.005);
        }
      }
    }
  });
});

test('with what a species shows of itself it comes among the first twelve', () => {
  const lost = traits.filter((ave) => {
    const [shares = {}] = ave.colours;
    const colours = COLOURS.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0)).slice(0, 3);
    const [habitat] = ave.habitats;
    const [month] = ave.meses;
    const [activity] = ACTIVITIES_OF_FAMILY[ave.familia];
    const { size } = REFERENCE_BIRDS.toSorted(
      (a, b) => Math.abs(Math.log(a.longitud / ave.longitud)) - Math.abs(Math.log(b.longitud / ave.longitud)),
    )[0] ?? { size: undefined };
    const ranking = identify(traits, { size, colours, habitat, month, activity } as never);
    return ranking.findIndex((each) => each.ave === ave) >= SHOWN;
  });
  console.log(
    `${traits.length - lost.length} of ${traits.length} species; not: ${lost.map((ave) => ave.nombre).join(', ')}`,
  );
  expect(lost.length).toBeLessThan(LOST_AT_MOST);
});

test('the birds to compare with have the lengths of the data', () => {
  const species = ['Gorrión común', 'Mirlo común', 'Paloma bravía', 'Ánade azulón', 'Cigüeña blanca'];
  expect(REFERENCE_BIRDS.map(({ longitud }) => longitud)).toEqual(
    species.map((nombre) => aves.find((ave) => ave.nombre === nombre)?.longitud),
  );
});

test('each swatch has the name that stands beside it', () => {
  const swatches = loadSwatches();
  for (const colour of COLOURS) expect(nameOfColour(swatches[colour])).toBe(colour);
});
