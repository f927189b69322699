import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadAves } from '../data/load-aves.ts';
import { type Ave, type Ficha, resumenOf } from '../domain/ave.ts';
import { packResumenes } from '../domain/resumen.ts';
import { packSenas } from '../domain/senas.ts';
import { foldText } from '../domain/slug.ts';
import { enPalabras, RECIPES } from '../laminas/index.ts';
import { loadMuestras, loadSenas } from './senas.ts';

const FOLDER = fileURLToPath(new URL('../data/aves/', import.meta.url));

const RESUMEN = fileURLToPath(new URL('../domain/resumen.ts', import.meta.url));

const SENAS = fileURLToPath(new URL('../domain/senas.ts', import.meta.url));

/** The text of each virtual module. */
const MODULES = {
  'virtual:aves': () =>
    `import { unpackResumenes } from ${JSON.stringify(RESUMEN)};
     export default unpackResumenes(${parsed(packResumenes(loadAves().map(resumenOf)))});`,
  'virtual:senas': () =>
    `import aves from 'virtual:aves';
     import { unpackSenas } from ${JSON.stringify(SENAS)};
     export const muestras = ${parsed(loadMuestras())};
     export default unpackSenas(${parsed(packSenas(loadSenas()))}, aves.map((ave) => ave.nombre));`,
  'virtual:fichas': () => `export default ${parsed(loadAves().map(fichaOf))};`,
};

/** A value as script: browsers parse JSON faster than the same as an object. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function fichaOf(ave: Ave): Ficha {
  const recipe = RECIPES[foldText(ave.nombre)];
  if (!recipe) throw new Error(`${ave.nombre} has no recipe in laminas/recipes`);
  return { ...ave, lamina: enPalabras(recipe) };
}

/**
 * Gives the app the checked data as modules: `virtual:aves`, the summaries that lists need; `virtual:fichas`, the whole
 * records, which a browser fetches once, when it goes on to a second species; and `virtual:senas`, by which a bird that was
 * seen is told, fetched when a visitor asks.
 */
export function vitePluginAves(): Plugin {
  return {
    name: 'aves',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const make = MODULES[id.slice(1) as keyof typeof MODULES];
      if (!id.startsWith('\0virtual:') || !make) return undefined;
      return make();
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(FOLDER)) return;
        for (const id of Object.keys(MODULES)) {
          const module = server.moduleGraph.getModuleById(`\0${id}`);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
