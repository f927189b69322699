import { expect, test } from 'vitest';
import { loadAves } from '../../../data/load-aves.ts';
import { ACTIVITIES_OF_FAMILY } from '../../../domain/identify/activity.ts';
import { COLOURS } from '../../../domain/identify/colours.ts';
import { identify } from '../../../domain/identify/ranking/identify.ts';
import { REFERENCE_BIRDS } from '../../../domain/identify/size.ts';
import { nameOfColour } from './colour-names.ts';
import { loadSwatches, loadTraits } from './traits.ts';

// Here and not in data: the signs join the data with the plates, which data may not import.
const aves = loadAves();
const traits = loadTraits();

/** Rare species behind common ones that look the same: what the prior costs; each hen or young bird on a plate is one more that may come first. */
const LOST_AT_MOST = 13;
/** Cards of the first screen of a ranking. */
const SHOWN = 12;

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
  expect(lost.length).toBeLessThanOrEqual(LOST_AT_MOST);
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
