import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Codes of the National Statistics Institute: the Community and the municipality of Madrid. */
export const COMMUNITY = '13';
export const CAPITAL = '28079';

type Named = { name: string };
type Atlas = Topology<Record<'municipalities' | 'autonomous_regions', GeometryCollection<Named>>>;

/** Boundaries of the National Geographic Institute (CC BY 4.0), as the package es-atlas holds them. */
export function loadAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('es-atlas/es/municipalities.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @throws {Error} naming what the atlas lacks */
export function shapeOf(atlas: Atlas, kind: keyof Atlas['objects'], id: string) {
  const shape = feature(atlas, atlas.objects[kind]).features.find((each) => each.id === id);
  if (!shape) throw new Error(`es-atlas has no ${kind} ${id}`);
  return shape;
}
