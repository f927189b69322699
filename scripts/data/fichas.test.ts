import { describe, expect, it, test } from 'vitest';
import { BUILDS } from '../../domain/species/build.ts';
import { fichasOf, seenAves } from './fichas.ts';

const seen = seenAves();
const fichas = fichasOf(seen);

function of<Item extends { nombre: string }>(items: readonly Item[], nombre: string): Item {
  const item = items.find((each) => each.nombre === nombre);
  if (!item) throw new Error(`There is no «${nombre}».`);
  return item;
}

const lookAlikes = (nombre: string) => of(fichas, nombre).lookAlikes.map((each) => each.nombre);

/** Pairs that beginners confuse, and why. Each must stand on the page of the other. */
const CONFUSIONS = [
  ['Mosquitero común', 'Mosquitero musical', 'the same greenish warbler but for legs and wing tip'],
  ['Cogujada común', 'Cogujada montesina', 'both crested; only bill and breast differ'],
  ['Cogujada común', 'Alondra común', 'streaked brown larks with a crest'],
  ['Chotacabras europeo', 'Chotacabras cuellirrojo', 'the same posture and camouflage'],
  ['Vencejo común', 'Vencejo pálido', 'dark sickles against the sky'],
  ['Vencejo común', 'Golondrina común', 'hunt insects in the same air, though no kin'],
  ['Vencejo común', 'Avión común', 'share the eaves and the air of the towns, though no kin'],
  ['Golondrina común', 'Avión común', 'blue above, pale below'],
  ['Golondrina común', 'Golondrina dáurica', 'long forked tails'],
  ['Carricero común', 'Carricero tordal', 'plain brown in the same reeds'],
  ['Cernícalo vulgar', 'Cernícalo primilla', 'chestnut back and grey head'],
  ['Aguilucho cenizo', 'Aguilucho pálido', 'pale grey males with black wing tips'],
  ['Milano real', 'Milano negro', 'forked tails over the same fields'],
  ['Cuervo grande', 'Corneja negra', 'black all over'],
  ['Corneja negra', 'Grajilla occidental', 'black corvids'],
  ['Estornino negro', 'Estornino pinto', 'glossy black in mixed flocks'],
  ['Mirlo común', 'Estornino negro', 'black with a yellow bill on the same lawn, though no kin'],
  ['Gorrión común', 'Gorrión moruno', 'black bib, streaked back'],
  ['Gorrión común', 'Gorrión molinero', 'black bib, brown crown'],
  ['Pinzón vulgar', 'Pinzón real', 'in the same winter flocks'],
  ['Zorzal común', 'Zorzal charlo', 'spotted breasts'],
  ['Zorzal común', 'Zorzal alirrojo', 'of one size in the same winter flocks'],
  ['Garza real', 'Garza imperial', 'large herons of the same reeds'],
  ['Garceta común', 'Garcilla bueyera', 'small and white'],
  ['Garceta común', 'Garceta grande', 'white with a long neck'],
  ['Buitre leonado', 'Buitre negro', 'huge planks in the same thermal'],
  ['Cuco', 'Gavilán común', 'grey above, barred below, long tail: the cuckoo profits by it'],
  ['Gavilán común', 'Azor común', 'one is the other at half its weight'],
  ['Abejero europeo', 'Busardo ratonero', 'broad wings of variable brown'],
  ['Abejero europeo', 'Culebrera europea', 'pale below, seen from below'],
  ['Curruca tomillera', 'Curruca zarcera', 'grey head, white throat, rufous wing'],
  ['Reyezuelo sencillo', 'Reyezuelo listado', 'tiny and green with a bright crown'],
  ['Paloma bravía', 'Paloma zurita', 'grey with a green neck'],
  ['Tórtola turca', 'Tórtola europea', 'slender doves of parks'],
  ['Lavandera boyera', 'Lavandera cascadeña', 'yellow below, long tail'],
  ['Cigüeña blanca', 'Cigüeña negra', 'red bill and legs'],
  ['Cormorán grande', 'Cuervo grande', 'large and black, though no kin'],
] as const;

describe('the look-alikes of a species page', () => {
  it.each(CONFUSIONS)('%s and %s name each other: %s', (one, other) => {
    expect(lookAlikes(one)).toContain(other);
    expect(lookAlikes(other)).toContain(one);
  });

  it('are told from both sides alike', () => {
    for (const { nombre, lookAlikes } of fichas) {
      for (const each of lookAlikes) {
        const back = of(fichas, each.nombre).lookAlikes.find((other) => other.nombre === nombre);
        expect(
          back?.diferencias.map(({ esta, otra }) => [otra, esta]),
          nombre,
        ).toEqual(each.diferencias.map(({ esta, otra }) => [esta, otra]));
      }
    }
  });

  it('are not kin alone: some are of another order', () => {
    const foreign = fichas.filter(({ orden, lookAlikes }) =>
      lookAlikes.some(({ nombre }) => of(fichas, nombre).orden !== orden),
    );
    expect(foreign.length).toBeGreaterThan(10);
  });
});

test('every bird of a plate has a length on it, and every page a known bird beside it', () => {
  for (const { nombre, lamina, knownBird } of fichas) {
    expect(lamina.largo, nombre).toBeGreaterThan(250);
    expect(lamina.largo, nombre).toBeLessThan(1300);
    const { envergadura, longitud, build } = of(fichas, knownBird.nombre);
    expect(knownBird).toEqual({ nombre: knownBird.nombre, envergadura, longitud, build });
    expect(knownBird.nombre).not.toBe(nombre);
  }
});

test('six known birds measure all others, each drawn in its own outline, and a robin is no stork', () => {
  const outlines = Object.fromEntries(fichas.map(({ knownBird: { nombre, build } }) => [nombre, build]));
  expect(outlines).toEqual({
    'Gorrión común': 'songbird',
    'Mirlo común': 'songbird',
    'Paloma bravía': 'pigeon',
    'Ánade azulón': 'duck',
    'Cigüeña blanca': 'longLegged',
    'Buitre leonado': 'raptor',
  });
  expect(new Set(fichas.map(({ build }) => build))).toEqual(new Set(BUILDS));
  expect(of(fichas, 'Petirrojo europeo').build).toBe('songbird');
  expect(of(fichas, 'Vencejo común').build).toBe('swift');
});

test('kin are drawn in one outline: all ducks, all herons, all birds of prey, all owls, all crows', () => {
  const families = [
    'Anatidae',
    'Ardeidae',
    'Accipitridae',
    'Strigidae',
    'Corvidae',
    'Columbidae',
    'Apodidae',
  ];
  for (const familia of families) {
    const builds = fichas.filter((ave) => ave.familia === familia).map(({ build }) => build);
    expect(new Set(builds).size, familia).toBe(1);
  }
});
