import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wantedImages } from './fingerprint.ts';
import type { Species } from './species.ts';

const MIRLO: Species = { slug: 'mirlo-comun', imagen: 'Mirlo_comun', familia: 'Turdidae' };
const ZORZAL: Species = {
  slug: 'zorzal-charlo',
  imagen: 'Zorzal_charlo',
  familia: 'Turdidae',
};
const CUCO: Species = { slug: 'cuco', imagen: 'Cuco', familia: 'Cuculidae' };
const SPECIES = [CUCO, MIRLO, ZORZAL];

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'laminas-'));
  write('recipes/recipes.ts', 'export const RECIPES = {};\n');
  write('index.ts', "export { RECIPES } from './recipes/recipes.ts';\n");
  write('geometry/sheet.ts', 'export const sheet = 1;\n');
  write('recipes/cuco.ts', 'export const cuco = 1;\n');
  write('recipes/mirlo-comun.ts', 'export const mirlo = 1;\n');
  write(
    'recipes/zorzal-charlo.ts',
    "import { mirlo } from './mirlo-comun.ts';\nexport const zorzal = mirlo;\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const full = path.join(root, 'laminas', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** The slugs whose picture goes stale by the change. */
function staleAfter(change: () => void): string[] {
  const before = wantedImages(root, SPECIES);
  change();
  const after = wantedImages(root, SPECIES);
  return after.filter(({ source }, i) => source !== before[i]?.source).map(({ slug }) => slug);
}

describe('the source of a picture', () => {
  it('cannot be told of a species without a recipe', () => {
    rmSync(path.join(root, 'laminas', 'recipes', 'cuco.ts'));
    expect(() => wantedImages(root, SPECIES)).toThrow('cuco.ts');
  });

  it('changes with the engine for every species', () => {
    expect(staleAfter(() => write('geometry/sheet.ts', 'export const sheet = 2;\n'))).toHaveLength(3);
    expect(staleAfter(() => write('geometry/fold.ts', 'export const fold = 1;\n'))).toHaveLength(3);
  });

  it('changes with a recipe for its own species only', () => {
    expect(staleAfter(() => write('recipes/zorzal-charlo.ts', 'export const zorzal = 2;\n'))).toEqual([
      'zorzal-charlo',
    ]);
  });

  it('changes with the recipe that another one borrows from', () => {
    const change = () => write('recipes/mirlo-comun.ts', 'export const mirlo = 2;\n');
    expect(staleAfter(change)).toEqual(['mirlo-comun', 'zorzal-charlo']);
  });

  it('does not change with what tells of the plates and does not draw them', () => {
    expect(staleAfter(() => write('rasgos.ts', 'export const rasgos = 1;\n'))).toEqual([]);
  });

  it('does not change with tests, line ends or the place of the checkout', () => {
    const change = () => {
      write('geometry/sheet.test.ts', 'it();\n');
      write('geometry/sheet.ts', 'export const sheet = 1;\r\n');
      write('recipes/mirlo-comun.ts', readRecipe().replaceAll('\n', '\r\n'));
    };
    expect(staleAfter(change)).toEqual([]);
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'laminas-elsewhere-'));
    cpSync(root, elsewhere, { recursive: true });
    expect(wantedImages(elsewhere, SPECIES)).toEqual(wantedImages(root, SPECIES));
    rmSync(elsewhere, { recursive: true });
  });
});

function readRecipe(): string {
  return readFileSync(path.join(root, 'laminas', 'recipes', 'mirlo-comun.ts'), 'utf8');
}
