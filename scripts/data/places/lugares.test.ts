import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { loadAves } from '../../../data/load-aves.ts';
import { loadLugares, loadSensitive } from '../../../data/load-lugares.ts';
import { loadAtlas } from './atlas.ts';
import { lugarFichas, whereabouts } from './lugares.ts';
import { mapOf } from './map.ts';

const lugares = loadLugares();
const { outline, markers } = mapOf(lugares);

test('every place lies in a municipality that it names', () => {
  const atlas = loadAtlas();
  const municipios = feature(atlas, atlas.objects.municipalities).features.filter(({ id }) =>
    String(id).startsWith('28'),
  );
  for (const {
    id,
    municipios: named,
    coordenadas: [latitude, longitude],
  } of lugares) {
    const around = municipios.filter((each) => geoContains(each, [longitude, latitude]));
    expect(named, id).toEqual(expect.arrayContaining(around.map(({ properties }) => properties.name)));
    expect(around, id).toHaveLength(1);
  }
});

test('on the narrowest phone a finger meets one mark of the map and no other', () => {
  expect(outline.width).toBeLessThanOrEqual(284);
  for (const [i, a] of markers.entries()) {
    expect(a.x).toBeGreaterThan(0);
    expect(a.x).toBeLessThan(outline.width);
    for (const b of markers.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24.5);
  }
});

test('a mark stands near its place, or a line leads from it to there', () => {
  for (const { x, y, of } of markers) if (of) expect(Math.hypot(x - of[0], y - of[1])).toBeLessThan(30);
  expect(mapOf(lugares).markers).toEqual(markers);
});

test('the outline is light: two paths of some kilobytes', () => {
  expect(outline.community.length + outline.capital.length).toBeLessThan(6000);
  expect(outline.community).toMatch(/^M[\d.,LMZ]+$/);
});

test('a species names the places that name it, and a sensitive one comarcas and no place', () => {
  const whereaboutsOf = whereabouts();
  for (const ave of loadAves()) {
    const { lugares: named, comarcas } = whereaboutsOf(ave);
    const listing = lugares.filter(({ especies }) => especies.includes(ave.nombre));
    expect(named.map(({ id }) => id)).toEqual(listing.map(({ id }) => id));
    expect(comarcas !== undefined, ave.nombre).toBe(loadSensitive().has(ave.nombre));
    if (comarcas) expect(named).toEqual([]);
  }
});

test('the record of a place names its species by their places in the list, and the sensitive ones of its comarca', () => {
  const nombres = loadAves().map(({ nombre }) => nombre);
  const pedriza = lugarFichas().find(({ id }) => id === 'la-pedriza');
  const told = lugares.find(({ id }) => id === 'la-pedriza');
  expect(pedriza?.especies.map((each) => nombres[each])).toEqual(told?.especies);
  expect(pedriza?.sensibles).toEqual(['Buitre negro', 'Búho real']);
});
