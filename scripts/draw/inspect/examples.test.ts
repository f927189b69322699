import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitted } from '../../../laminas/anatomy/fit.ts';
import { drawBird, EXAMPLES, RECIPES, type Recipe } from '../../../laminas/index.ts';
import { ROOT } from '../../root.ts';
import { Probe } from './probe.ts';
import { PROMISES } from './promises.ts';

const FOLDER = path.join(ROOT, 'laminas', 'examples');
/** What a recipe of a field guide may take. */
const MOST_LINES = 120;

it('every recipe of the folder is among the examples, and none is of the guide', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'examples.ts');
  expect(Object.keys(EXAMPLES).sort()).toEqual(files.map((file) => path.basename(file, '.ts')).sort());
  for (const slug of Object.keys(EXAMPLES)) expect(RECIPES[slug]).toBeUndefined();
});

describe.each(Object.entries<Recipe>(EXAMPLES))('the example %s', (slug, recipe) => {
  it(`takes ${MOST_LINES} lines at most`, () => {
    const lines = readFileSync(path.join(FOLDER, `${slug}.ts`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  });

  const drawn = { recipe, anatomy: fitted(recipe), bird: new Probe(drawBird(recipe).bird) };
  it.each(Object.entries(PROMISES))('%s', (_, check) => {
    expect(check(drawn)).toBeUndefined();
  });
});
