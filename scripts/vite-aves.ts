import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadAves } from '../data/load-aves.ts';
import { resumenOf } from '../domain/ave.ts';
import { packResumenes } from '../domain/resumen.ts';
import { fichasOf } from './fichas.ts';

const FOLDER = fileURLToPath(new URL('../data/aves/', import.meta.url));

const RESUMEN = fileURLToPath(new URL('../domain/resumen.ts', import.meta.url));

/** The text of each virtual module. */
const MODULES = {
  'virtual:aves': () =>
    `import { unpackResumenes } from ${JSON.stringify(RESUMEN)};
     export default unpackResumenes(${parsed(packResumenes(loadAves().map(resumenOf)))});`,
  'virtual:fichas': () => `export default ${parsed(fichasOf())};`,
};

/** A value as script: browsers parse JSON faster than the same as an object. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/**
 * Gives the app the checked data as two modules: `virtual:aves`, the summaries that lists need, and
 * `virtual:fichas`, the whole records, which a browser fetches once, when it goes on to a second species.
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
