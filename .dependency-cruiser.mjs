/**
 * Which layer may import which layer, and which package: what is not allowed is refused, with where the code belongs.
 * `npm run check` runs it; `scripts/test/layers.test.ts` plants violations and sees each refused.
 */

const TEST = '\\.test\\.tsx?$';

/** Packages that only tests import, wherever they stand. */
const FOR_TESTS = ['vitest', 'fast-check', '@fast-check/vitest'];

const modules = (...names) => names.map((name) => `(^|node_modules/)${name.replaceAll('/', '\\/')}(/|$)`);

/** A rule: what lies under `from` may import what `may` says and no more. */
function layer(name, from, may, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { pathNot: may },
  };
}

const REACT = modules('react', 'react-dom', 'react-router');

/** Which feature needs which package. */
const OF_FEATURES = [
  ['search', modules('downshift')],
  ['exchange', modules('papaparse', 'fflate', 'uqr')],
  ['notebook', modules('@tanstack/react-virtual')],
  ['offline', modules('workbox-window')],
  ['progress', modules('d3-scale', 'd3-shape')],
];

/** The store of the notebook, which no page loads at first. */
const OF_NOTEBOOK = modules('idb');

const features = {
  name: 'a feature imports domain, data and components',
  comment:
    'What two features need is a component (app/components) or belongs to the domain; data of the species comes from app/data.',
  severity: 'error',
  from: { path: '^app/features/([^/]+)/', pathNot: TEST },
  to: {
    pathNot: [
      '^domain/',
      '^app/(components|data|site)/',
      '^app/features/$1/',
      '\\.css$',
      ...REACT,
      ...OF_FEATURES.flatMap(([, packages]) => packages),
    ],
  },
};

const packagesOfFeatures = OF_FEATURES.map(([feature, packages]) => ({
  name: `only ${feature} loads its package`,
  comment: `This package is fetched with app/features/${feature} and by nothing else: what needs it belongs there.`,
  severity: 'error',
  from: { path: '^app/', pathNot: [`^app/features/${feature}/`, TEST] },
  to: { path: packages },
}));

export default {
  forbidden: [
    layer(
      'domain imports only domain',
      '^domain/',
      ['^domain/'],
      'The domain is pure TypeScript: what touches React, the browser, Node or a package belongs to app/ or scripts/.',
    ),
    layer(
      'data imports domain and its schema',
      '^data/',
      ['^domain/', '^data/', ...modules('zod'), '^(node:)?(fs|path|url)'],
      'data/ holds what is written by hand and the schema that checks it: code that uses it belongs to app/ or scripts/.',
    ),
    layer(
      'laminas imports domain and its canvas',
      '^laminas/',
      ['^domain/', '^laminas/', ...modules('@napi-rs/canvas'), '^(node:)?(fs|path|crypto)'],
      'The engine draws and knows no page and no data: what reads or writes files belongs to scripts/draw.',
    ),
    layer(
      'app/data is a door',
      '^app/data/',
      // What fetches the records asks again for those that did not arrive.
      [
        '^domain/',
        '^app/data/',
        '^virtual:',
        '^app/components/browser/import-again\\.ts$',
        ...REACT,
        ...OF_NOTEBOOK,
      ],
      'app/data gives the app the data of the species and what the visitor keeps, and does no more: what judges them belongs to the domain, what shows them to a component.',
    ),
    layer(
      'components only show',
      '^app/components/',
      ['^domain/', '^app/(components|site)/', '\\.css$', ...REACT],
      'A component gets what it shows: what loads data belongs to a route, what a visitor does to a feature.',
    ),
    features,
    ...packagesOfFeatures,
    {
      name: 'only the notebook opens the database',
      comment:
        'IndexedDB has one door, app/data/notebook: what is kept there is written in its transactions.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/data/notebook/', TEST] },
      to: { path: OF_NOTEBOOK },
    },
    layer(
      'routes load and compose',
      '^app/routes/',
      ['^domain/', '^app/(components|data|features|routes|site)/', '\\.css$', ...REACT],
      'A route imports features, components and the domain: packages belong to a feature, files to scripts/.',
    ),
    layer(
      'the shell of the app knows only the app',
      '^app/shell/',
      ['^domain/', '^app/', ...REACT],
      'The app reaches data/ and laminas/ through app/data, whose modules scripts/data makes.',
    ),
    layer(
      'the site knows no page',
      '^app/site/',
      ['^domain/', '^app/site/', ...REACT],
      'app/site says what the guide is called and where it lives: what belongs to one page stands with its route.',
    ),
    layer(
      'the service worker stands alone',
      '^app/worker/',
      ['^app/worker/', '^app/features/offline/', '^domain/', ...modules('workbox-[a-z-]+')],
      'What runs in the service worker shares with the app only the names of its caches.',
    ),
    {
      name: 'nobody imports tests',
      comment: 'What a test and the guide share belongs to domain/, data/ or scripts/.',
      severity: 'error',
      from: { pathNot: ['^tests/', TEST] },
      to: { path: ['^tests/', TEST], pathNot: '^tests/smoke/' },
    },
    {
      name: 'test libraries stay in tests',
      comment:
        'Code that a visitor gets imports no test library: what needs one belongs to a file *.test.ts or to tests/.',
      severity: 'error',
      from: { path: '^(domain|data|laminas|app)/', pathNot: TEST },
      to: { path: modules(...FOR_TESTS) },
    },
    {
      name: 'no circle',
      comment:
        'Two files that need each other are one, or share a third: move what both need there. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no orphan',
      comment:
        'Nothing imports this file and it imports nothing: delete it, or import it where it is needed.',
      severity: 'error',
      from: { orphan: true, pathNot: [TEST, '\\.d\\.ts$', '^laminas/recipes/', '^data/cases/'] },
      to: {},
    },
    {
      name: 'packages are listed',
      comment: 'Name the package in package.json and its reason in docs/dependencias.md.',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no interface for programs yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(svg|woff2|json)$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
