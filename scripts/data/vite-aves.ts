import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadAves } from '../../data/load-aves.ts';
import { type Ave, type Ficha, resumenOf } from '../../domain/ave.ts';
import { packCalendarios } from '../../domain/calendarios.ts';
import type { Filtrable } from '../../domain/filtros.ts';
import { parientesOf } from '../../domain/parientes.ts';
import { packResumenes } from '../../domain/resumen.ts';
import { packSenas } from '../../domain/senas.ts';
import { fichasOf } from './fichas.ts';
import { loadMuestras, loadSenas } from './traits.ts';

const FOLDER = fileURLToPath(new URL('../../data/aves/', import.meta.url));

const RESUMEN = fileURLToPath(new URL('../../domain/resumen.ts', import.meta.url));

const SENAS = fileURLToPath(new URL('../../domain/senas.ts', import.meta.url));

/**
 * What has been worked out from the data and the recipes, by name. A site is bundled twice in one process, for the browser and
 * for the renderer, and both ask for the same.
 */
const workedOut = new Map<string, unknown>();

function once<T>(name: string, workOut: () => T): T {
  if (!workedOut.has(name)) workedOut.set(name, workOut());
  return workedOut.get(name) as T;
}

const aves = () => once('aves', () => loadAves());

const fichas = () => once('fichas', () => fichasOf());

/** The text of each virtual module. */
const MODULES = {
  'virtual:aves': () =>
    `import { unpackResumenes } from ${JSON.stringify(RESUMEN)};
     export default unpackResumenes(${parsed(packed())});`,
  'virtual:filtrables': () => `export default ${parsed(aves().map(filtrableOf))};`,
  'virtual:calendarios': () => `export default ${parsed(packCalendarios(aves()))};`,
  'virtual:parientes': () => `export default ${parsed(parientes(fichas()))};`,
  'virtual:senas': () =>
    `import aves from 'virtual:aves';
     import { unpackSenas } from ${JSON.stringify(SENAS)};
     export const muestras = ${parsed(loadMuestras())};
     export default unpackSenas(${parsed(packSenas(loadSenas()))}, aves.map((ave) => ave.nombre));`,
  'virtual:fichas': () => `export default ${parsed(fichas())};`,
};

/**
 * The summaries as a browser gets them: every page needs them, so they travel as data beside the scripts, asked for
 * by the page itself and neither parsed nor compiled as script. `file` is the expression that gives their address.
 */
const fetched = (file: string) =>
  `import { unpackResumenes } from ${JSON.stringify(RESUMEN)};
   const answer = await fetch(${file});
   if (!answer.ok) throw new Error('The summaries of the species answer ' + answer.status);
   export default unpackResumenes(await answer.json());`;

const packed = () => packResumenes(aves().map(resumenOf));

/** A value as script: browsers parse JSON faster than the same as an object. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function filtrableOf(ave: Ave): Filtrable {
  const { nombre, orden, familia, amenaza, estacion, habitats, frecuencia, meses, alimentacion } = ave;
  return { nombre, orden, familia, amenaza, estacion, habitats, frecuencia, meses, alimentacion };
}

/**
 * Whom each species is taken for, as places in the list: first its look-alikes, then its kin. Reckoned here, so that
 * browsers need neither plumage nor family nor size.
 */
function parientes(fichas: readonly Ficha[]): number[][] {
  const nombres = fichas.map(({ nombre }) => nombre);
  return fichas.map((ave) => {
    const parecidas = ave.parecidas.map(({ nombre }) => nombre);
    return [...new Set([...parecidas, ...parientesOf(ave, fichas)])].map((nombre) => nombres.indexOf(nombre));
  });
}

/**
 * Gives the app the checked data as modules: `virtual:aves`, the summaries that lists need; `virtual:filtrables`, what
 * filters ask of each species, fetched when a list is narrowed; `virtual:calendarios`, the months and the frecuencia, for
 * what to look for today; `virtual:parientes`, for the wrong names of the quiz; `virtual:senas`, by which a bird that was
 * seen is told; and `virtual:fichas`, the whole records, fetched once, when a browser goes on to a second species.
 */
export function vitePluginAves(): Plugin {
  return {
    name: 'aves',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id, { ssr } = {}) {
      if (id === '\0virtual:aves' && !ssr && this.environment.mode === 'build') {
        const source = JSON.stringify(packed());
        const file = this.emitFile({ type: 'asset', name: 'aves.json', source });
        return fetched(`import.meta.ROLLUP_FILE_URL_${file}`);
      }
      const make = MODULES[id.slice(1) as keyof typeof MODULES];
      if (!id.startsWith('\0virtual:') || !make) return undefined;
      return once(id, make);
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(FOLDER)) return;
        workedOut.clear();
        for (const id of Object.keys(MODULES)) {
          const module = server.moduleGraph.getModuleById(`\0${id}`);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
