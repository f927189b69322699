import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARCHETYPES, RECIPES, type Recipe } from '../../laminas/index.ts';
import { engineHash, type Sources, wantedImages } from './fingerprint.ts';
import { allSpecies } from './species.ts';

describe('the engine of the plates', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
    write(
      'plate.ts',
      "import { stroke } from './geometry/stroke.ts';\nexport const drawPlate = () => stroke;\n",
    );
    write('geometry/stroke.ts', 'export const stroke: number = 1;\n');
    write('rasgos.ts', 'export const rasgos = 1;\n');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string): void {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  const hash = () => engineHash(path.join(folder, 'plate.ts'));

  /** Whether the change makes another engine. */
  async function matters(change: () => void): Promise<boolean> {
    const before = await hash();
    change();
    return (await hash()) !== before;
  }

  it('is another once a module that draws is another', async () => {
    expect(await matters(() => write('geometry/stroke.ts', 'export const stroke: number = 2;\n'))).toBe(true);
  });

  it.each([
    ['a comment', 'geometry/stroke.ts', '/** How broad. */\nexport const stroke: number = 1; // px\n'],
    ['a type', 'geometry/stroke.ts', 'type Px = number;\nexport const stroke: Px = 1;\n'],
    ['a line end', 'geometry/stroke.ts', 'export const stroke: number = 1;\r\n'],
    ['a test', 'geometry/stroke.test.ts', 'it();\n'],
    ['a module that only describes', 'rasgos.ts', 'export const rasgos = 2;\n'],
  ])('stays the same whatever becomes of %s', async (_what, file, text) => {
    expect(await matters(() => write(file, text))).toBe(false);
  });

  it('stays the same wherever the checkout lies', async () => {
    write('anatomy/archetypes/archetypes.ts', 'export const ARCHETYPES = {};\n');
    write(
      'plate.ts',
      "import { ARCHETYPES } from './anatomy/archetypes/archetypes.ts';\nexport const drawPlate = () => ARCHETYPES;\n",
    );
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'engine-elsewhere-'));
    cpSync(folder, elsewhere, { recursive: true });
    expect(await engineHash(path.join(elsewhere, 'plate.ts'))).toBe(await hash());
    rmSync(elsewhere, { recursive: true });
  });
});

describe('the source of a picture', () => {
  const sources: Sources = { engine: 'engine', recipes: RECIPES, archetypes: ARCHETYPES };
  const species = allSpecies();
  const mirlo = RECIPES['mirlo-comun'] as Recipe;

  /** The slugs whose picture goes stale. */
  function staleWith(changes: Partial<Sources>): string[] {
    const before = wantedImages(sources, species);
    const after = wantedImages({ ...sources, ...changes }, species);
    return after.filter(({ source }, i) => source !== before[i]?.source).map(({ slug }) => slug);
  }

  it('changes with the engine for every species', () => {
    expect(staleWith({ engine: 'another' })).toHaveLength(species.length);
  });

  it('changes with a recipe for its own species only', () => {
    const recipes = { ...RECIPES, 'mirlo-comun': { ...mirlo, base: '#010203' as const } };
    expect(staleWith({ recipes })).toEqual(['mirlo-comun']);
  });

  it('changes with an archetype for the birds of that build only', () => {
    const { [mirlo.archetype]: build } = ARCHETYPES;
    const archetypes = { ...ARCHETYPES, [mirlo.archetype]: { ...build, headRadius: 1 } };
    const stale = staleWith({ archetypes });
    expect(stale).toContain('mirlo-comun');
    expect(stale.length).toBeLessThan(30);
  });

  it('does not change with the words that tell of the plate', () => {
    expect(staleWith({ recipes: { ...RECIPES, 'mirlo-comun': { ...mirlo, rasgos: [] } } })).toEqual([]);
  });

  it('cannot be told of a species without a recipe, nor of a recipe that is no data', () => {
    expect(() => wantedImages({ ...sources, recipes: {} }, species)).toThrow('.ts does not exist');
    const broken = { ...RECIPES, 'mirlo-comun': { ...mirlo, tuft: Number.NaN } };
    expect(() => wantedImages({ ...sources, recipes: broken }, species)).toThrow(
      'mirlo-comun: tuft is no data: NaN',
    );
  });
});
