import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ARCHETYPES, RECIPES, type Recipe } from '../../laminas/index.ts';
import { scratchFolder } from '../test/scratch.ts';
import { engineHash, type Sources, wantedImages } from './fingerprint.ts';
import { allSpecies } from './species.ts';

describe('the engine of the plates', () => {
  let folder: string;
  beforeEach(() => {
    folder = scratchFolder();
    write(
      'plate.ts',
      "import { S } from './geometry/s.ts';\nimport { A } from './archetypes/a.ts';\nexport default [S, A];\n",
    );
    write('geometry/s.ts', 'export const S: number = 1;\n');
    write('archetypes/a.ts', 'export const A = {};\n');
    write('rasgos.ts', 'export const rasgos = 1;\n');
  });

  function write(file: string, text: string): void {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  const hash = () => engineHash(path.join(folder, 'plate.ts'));

  it.each([
    ['another', 'a module that draws', 'geometry/s.ts', 'export const S: number = 2;\n'],
    ['the same', 'a comment', 'geometry/s.ts', '/** How broad. */\nexport const S: number = 1; // px\n'],
    ['the same', 'a type', 'geometry/s.ts', 'type Px = number;\nexport const S: Px = 1;\n'],
    ['the same', 'a line end', 'geometry/s.ts', 'export const S: number = 1;\r\n'],
    ['the same', 'a test', 'geometry/s.test.ts', 'it();\n'],
    ['the same', 'a module that only describes', 'rasgos.ts', 'export const rasgos = 2;\n'],
  ])('is %s after a change of %s', async (which, _what, file, text) => {
    const before = await hash();
    write(file, text);
    expect(await hash()).toEqual(which === 'the same' ? before : expect.not.stringContaining(before));
  });

  it('is the same wherever the checkout lies', async () => {
    const before = await hash();
    const elsewhere = `${folder}-elsewhere`;
    cpSync(folder, elsewhere, { recursive: true });
    expect(await engineHash(path.join(elsewhere, 'plate.ts'))).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('the source of a picture', () => {
  const sources: Sources = { engine: 'engine', recipes: RECIPES, archetypes: ARCHETYPES };
  const species = allSpecies();
  const mirlo = RECIPES['mirlo-comun'] as Recipe;
  const withMirlo = (change: object) => ({
    recipes: { ...RECIPES, 'mirlo-comun': { ...mirlo, ...change } as Recipe },
  });

  /** The slugs whose picture goes stale. */
  function staleWith(changes: Partial<Sources>): string[] {
    const before = wantedImages(sources, species);
    const after = wantedImages({ ...sources, ...changes }, species);
    return after.filter(({ source }, i) => source !== before[i]?.source).map(({ slug }) => slug);
  }

  it('changes with the engine for every species', () => {
    expect(staleWith({ engine: 'another' })).toHaveLength(species.length);
  });

  it('changes with what a recipe draws for its own species only, and not with its words', () => {
    expect(staleWith(withMirlo({ base: '#010203' }))).toEqual(['mirlo-comun']);
    expect(staleWith(withMirlo({ rasgos: [] }))).toEqual([]);
  });

  it('changes with an archetype for the birds of that build only', () => {
    const build = { ...ARCHETYPES[mirlo.archetype], headRadius: 1 };
    const stale = staleWith({ archetypes: { ...ARCHETYPES, [mirlo.archetype]: build } });
    expect(stale).toContain('mirlo-comun');
    expect(stale.length).toBeLessThan(30);
  });

  it('cannot be told of a species without a recipe, nor of a recipe that is no data', () => {
    expect(() => staleWith({ recipes: {} })).toThrow('.ts does not exist');
    expect(() => staleWith(withMirlo({ tuft: Number.NaN }))).toThrow('mirlo-comun: tuft is no data: NaN');
  });
});
