import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wantedImages } from './fingerprint.ts';
import type { Species } from './species.ts';

const MIRLO: Species = { slug: 'mirlo-comun', imagen: 'Mirlo_comun', familia: 'Turdidae', habitat: 'parque' };
const ZORZAL: Species = {
  slug: 'zorzal-charlo',
  imagen: 'Zorzal_charlo',
  familia: 'Turdidae',
  habitat: 'bosque',
};
const CUCO: Species = { slug: 'cuco', imagen: 'Cuco', familia: 'Cuculidae', habitat: 'bosque' };
const SPECIES = [CUCO, MIRLO, ZORZAL];

const TABLE = `import { mirlo } from './mirlo-comun.ts';
import { zorzal } from './zorzal-charlo.ts';
export const RECIPES = { 'mirlo-comun': mirlo, 'zorzal-charlo': zorzal };
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'laminas-'));
  write('recipes/recipes.ts', TABLE);
  write('index.ts', "export { RECIPES } from './recipes/recipes.ts';\n");
  write('geometry/sheet.ts', 'export const sheet = 1;\n');
  write('silhouettes/silhouette.ts', 'export const silhouette = 1;\n');
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
function staleAfter(change: () => void, species = SPECIES): string[] {
  const before = wantedImages(root, SPECIES);
  change();
  const after = wantedImages(root, species);
  return after.filter(({ source }, i) => source !== before[i]?.source).map(({ slug }) => slug);
}

describe('the source of a picture', () => {
  it('is a plate where there is a recipe, else a silhouette', () => {
    expect(wantedImages(root, SPECIES).map(({ kind }) => kind)).toEqual(['silhouette', 'plate', 'plate']);
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

  it('changes for the one species that gets a recipe', () => {
    const change = () => {
      write('recipes/cuco.ts', 'export const cuco = 1;\n');
      write('recipes/recipes.ts', TABLE.replace('{ ', '{ cuco, '));
    };
    expect(staleAfter(change)).toEqual(['cuco']);
  });

  it('changes with the silhouettes only where one is drawn', () => {
    expect(staleAfter(() => write('silhouettes/silhouette.ts', 'export const silhouette = 2;\n'))).toEqual([
      'cuco',
    ]);
  });

  it('changes with the habitat of a silhouette, not with that of a plate', () => {
    const moved = SPECIES.map((bird): Species => ({ ...bird, habitat: 'dehesa' }));
    expect(staleAfter(() => {}, moved)).toEqual(['cuco']);
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
