import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { refusedImports } from './layers.ts';
import { scratchFolder } from './scratch.ts';

/** A checkout in small: a file a layer, each importing what it may. */
const FILES = {
  'domain/ave.ts': 'export const ave = 1;\n',
  'data/load.ts': "import { ave } from '../domain/ave.ts';\nexport const load = () => ave;\n",
  'laminas/index.ts': "import { ave } from '../domain/ave.ts';\nexport const plate = ave;\n",
  'app/components/card.tsx': "import { ave } from '../../domain/ave.ts';\nexport const Card = () => ave;\n",
  'app/data/aves.ts': "import listed from 'virtual:aves';\nexport const aves = listed;\n",
  'app/features/quiz/quiz.tsx':
    "import { Card } from '../../components/card.tsx';\nimport { aves } from '../../data/aves.ts';\nexport const Quiz = [Card, aves];\n",
  'app/features/seen/deep/list.tsx':
    "import { Card } from '../../../components/card.tsx';\nexport const List = Card;\n",
  'app/routes/home.tsx':
    "import { Quiz } from '../features/quiz/quiz.tsx';\nimport { List } from '../features/seen/deep/list.tsx';\nexport const Home = [Quiz, List];\n",
  'app/shell/routes.tsx': "import { Home } from '../routes/home.tsx';\nexport const routes = [Home];\n",
  'scripts/build.ts':
    "import { load } from '../data/load.ts';\nimport { plate } from '../laminas/index.ts';\nload();\nconsole.log(plate);\n",
  'tests/walk.ts': "import { ave } from '../domain/ave.ts';\nexport const walk = ave;\n",
};

let folder: string;

beforeEach(() => {
  folder = scratchFolder();
  for (const [file, text] of Object.entries(FILES)) plant(file, text);
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});

function plant(file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** What a tool says when it refuses the planted folder; nothing when it does not. */
function saidBy(program: string, ...args: string[]): string {
  const env = { ...process.env, NO_COLOR: '1' };
  try {
    execFileSync(path.join(ROOT, 'node_modules', '.bin', program), args, { cwd: folder, env, stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}${stderr}`;
  }
}

describe('an import', () => {
  it('is refused nowhere in a checkout that keeps to its layers', async () => {
    expect(await refusedImports(folder)).toEqual([]);
  });

  it.each([
    ['app/components/card.tsx', '../routes/home.tsx', 'components only show'],
    ['app/components/card.tsx', 'papaparse', 'components only show'],
    ['app/features/quiz/quiz.tsx', '../../routes/home.tsx', 'a feature imports domain, data and components'],
    [
      'app/features/seen/deep/list.tsx',
      '../../quiz/quiz.tsx',
      'a feature imports domain, data and components',
    ],
    ['app/features/quiz/quiz.tsx', 'papaparse', 'only exchange loads its package'],
    ['app/features/quiz/quiz.tsx', 'virtual:aves', 'a feature imports domain, data and components'],
    ['app/routes/home.tsx', 'virtual:aves', 'routes load and compose'],
    ['app/routes/home.tsx', '../../data/load.ts', 'routes load and compose'],
    ['app/components/card.tsx', '../data/aves.ts', 'components only show'],
    ['app/data/aves.ts', '../components/card.tsx', 'app/data is a door'],
    ['app/shell/routes.tsx', '../../scripts/build.ts', 'the shell of the app knows only the app'],
    ['domain/ave.ts', 'papaparse', 'domain imports only domain'],
    ['domain/ave.ts', 'node:fs', 'domain imports only domain'],
    ['data/load.ts', '../tests/walk.ts', 'nobody imports tests'],
    ['laminas/index.ts', '../data/load.ts', 'laminas imports domain and its canvas'],
    ['app/components/card.tsx', 'vitest', 'test libraries stay in tests'],
  ])('of %s that takes %s is refused: %s', async (file, taken, rule) => {
    plant(
      file,
      `import * as taken from '${taken}';\n${FILES[file as keyof typeof FILES]}export { taken };\n`,
    );
    const refused = await refusedImports(folder);
    const sentence = refused.find((each) => each.startsWith(file) && each.includes(`: ${rule}.`));
    expect(sentence, refused.join('\n')).toMatch(/\. .{30,}\.$/);
  });

  it('is missed by a file that nothing imports and that imports nothing', async () => {
    plant('domain/forgotten.ts', 'export const forgotten = 1;\n');
    expect(await refusedImports(folder)).toEqual([
      expect.stringMatching(/^domain\/forgotten\.ts: no orphan\. /),
    ]);
  });

  it('of a type alone makes a circle too', async () => {
    plant('domain/one.ts', "import type { Two } from './two.ts';\nexport type One = Two;\n");
    plant('domain/two.ts', "import type { One } from './one.ts';\nexport type Two = One;\n");
    expect((await refusedImports(folder)).join('\n')).toContain('no circle');
  });
});

describe('the domain', () => {
  it.each(['document.title', 'process.env', 'window.history', 'setTimeout(() => {})'])(
    'knows no %s: its types are those of the language',
    (expression) => {
      cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
      cpSync(path.join(ROOT, 'domain', 'tsconfig.json'), path.join(folder, 'domain', 'tsconfig.json'));
      expect(saidBy('tsc', '-p', 'domain', '--noEmit')).toBe('');
      plant('domain/ambient.ts', `export const ambient = ${expression};\n`);
      expect(saidBy('tsc', '-p', 'domain', '--noEmit')).toMatch(/domain\/ambient\.ts.*Cannot find name/);
    },
  );

  it.each(['new Date()', 'Date.now()', 'Math.random()'])('has no %s of its own', (expression) => {
    for (const file of ['biome.json', 'scripts/test/no-clock.grit'])
      cpSync(path.join(ROOT, file), path.join(folder, file));
    const vcs = ['--vcs-enabled=false'];
    expect(saidBy('biome', 'lint', ...vcs, 'domain')).toBe('');
    plant('domain/ambient.ts', `export const ambient = () => ${expression};\n`);
    expect(saidBy('biome', 'lint', ...vcs, 'domain')).toContain(
      'take the instant or the seed as a parameter',
    );
  });
});
