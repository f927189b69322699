import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fitted } from '../../../laminas/anatomy/fit.ts';
import { drawBird, drawPlateAround, EXAMPLES, RECIPES, type Recipe } from '../../../laminas/index.ts';
import { ROOT } from '../../root.ts';
import { Probe } from './probe.ts';
import { type Drawn, PROMISES } from './promises.ts';

const FOLDER = path.join(ROOT, 'laminas', 'examples');
/** What a recipe may take that reads like an entry of a field guide. */
const MOST_LINES = 120;

it('every recipe of the folder is an example, and none is of the guide', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'examples.ts');
  expect(Object.keys(EXAMPLES).sort()).toEqual(files.map((file) => path.basename(file, '.ts')).sort());
  for (const slug of Object.keys(EXAMPLES)) expect(RECIPES[slug]).toBeUndefined();
});

describe.each(Object.entries<Recipe>(EXAMPLES))('the example %s', (slug, recipe) => {
  const warn = vi.spyOn(console, 'warn');
  let drawn: Drawn;

  beforeAll(() => {
    const figure = drawBird(recipe);
    drawn = { recipe, anatomy: fitted(recipe), bird: new Probe(figure.bird) };
    drawPlateAround(recipe, figure);
  }, 30_000);

  it('is drawn without a warning', () => {
    expect(warn).not.toHaveBeenCalled();
  });

  it(`takes ${MOST_LINES} lines at most`, () => {
    const lines = readFileSync(path.join(FOLDER, `${slug}.ts`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(Object.entries(PROMISES))('%s', (_, check) => {
    expect(check(drawn)).toBeUndefined();
  });
});
