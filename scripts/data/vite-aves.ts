import path from 'node:path';
import type { Plugin } from 'vite';
import { loadAves } from '../../data/load-aves.ts';
import { loadLookAlikes } from '../../data/load-look-alikes.ts';
import { filterableOf } from '../../domain/filters/criteria.ts';
import type { OwnTraits } from '../../domain/identify/traits.ts';
import { kinOf } from '../../domain/look-alikes/kin.ts';
import type { OwnAskable } from '../../domain/quiz/round.ts';
import { type Ficha, listedOf } from '../../domain/species/ave.ts';
import { HABITATS } from '../../domain/species/habitat.ts';
import { colouringPages } from '../colouring/sheets.ts';
import { ROOT } from '../root.ts';
import { comparisonOf, confusedOf } from './comparison.ts';
import { fichasOf, seenAves } from './fichas.ts';
import { flightPage } from './flight-page.ts';
import { heardVoices } from './heard-voices.ts';
import { listedLugares, lugarFichas, soughtLugares } from './places/lugares.ts';
import { outlineOfMadrid } from './places/madrid.ts';
import { loadSwatches, loadTraits } from './traits/traits.ts';

/** Of what is written by hand; the loaders among it are part of this program, which has to be started anew for them. */
const FOLDER = path.join(ROOT, 'data');

const isWritten = (file: string) => file.startsWith(FOLDER) && /\.(json|txt)$/.test(file);

/**
 * What has been worked out from the data and the recipes, by name. A site is bundled twice in one process, for the browser and
 * for the renderer, and both ask for the same.
 */
const workedOut = new Map<string, unknown>();

function once<T>(name: string, workOut: () => T): T {
  if (!workedOut.has(name)) workedOut.set(name, workOut());
  return workedOut.get(name) as T;
}

const seen = () => once('seen', () => seenAves());
const fichas = () => once('fichas', () => fichasOf(seen()));

/** What each module holds; `app/data/virtual.d.ts` says it as types. */
const MODULES = {
  'virtual:aves': () => loadAves().map(listedOf),
  'virtual:fichas': fichas,
  'virtual:filterable': () => loadAves().map(filterableOf),
  'virtual:nombres': () => loadAves().map(({ nombres }) => nombres),
  'virtual:askable': () => fichas().map(askableOf),
  'virtual:kin': () => fichas().map(kinPlacesOf),
  'virtual:comparison': () => comparisonOf(seen()),
  'virtual:confused': () => confusedOf(seen()),
  'virtual:pairs': () => loadLookAlikes(),
  'virtual:traits': () => loadTraits().map(ownTraitsOf),
  'virtual:swatches': loadSwatches,
  'virtual:flight': flightPage,
  'virtual:colouring': colouringPages,
  'virtual:heard-voices': heardVoices,
  'virtual:madrid': outlineOfMadrid,
  'virtual:ids': () => loadAves().map(({ id }) => id),
  'virtual:lugares': listedLugares,
  'virtual:lugar-fichas': lugarFichas,
  'virtual:sought-lugares': soughtLugares,
};

type Id = keyof typeof MODULES;

const jsonOf = (id: Id) => once(id, async () => JSON.stringify(await MODULES[id]()));

/**
 * The summaries as a browser gets them: every page needs them, so they travel as data beside the scripts, asked for
 * by the page itself and neither parsed nor compiled as script. `file` is the expression that gives their address.
 */
const fetched = (file: string) =>
  `const answer = await fetch(${file});
   if (!answer.ok) throw new Error('The summaries of the species answer ' + answer.status);
   export default await answer.json();`;

function ownTraitsOf({
  familia,
  longitud,
  habitats,
  colours,
  second,
  sounds,
  mostSeen,
}: OwnTraits): OwnTraits {
  return { familia, longitud, habitats, colours, ...(second && { second }), sounds, mostSeen };
}

/** The places in the list of some species. */
const placesOf = (nombres: readonly string[], all: readonly Ficha[]) =>
  nombres.map((nombre) => all.findIndex((each) => each.nombre === nombre));

const lookAlikesOf = ({ lookAlikes }: Ficha) => lookAlikes.map(({ nombre }) => nombre);

/** Where a species lives, and its look-alikes. */
function askableOf(ave: Ficha, _place: number, all: readonly Ficha[]): OwnAskable {
  const habitats = ave.habitats.map((habitat) => HABITATS.indexOf(habitat));
  return [habitats, placesOf(lookAlikesOf(ave), all)];
}

/**
 * Whom a species is taken for, as places in the list: first its look-alikes, then its kin. Worked out here, so that
 * browsers need neither plumage nor family nor size.
 */
function kinPlacesOf(ave: Ficha, _place: number, all: readonly Ficha[]): number[] {
  return placesOf([...new Set([...lookAlikesOf(ave), ...kinOf(ave, all)])], all);
}

/** Gives `app/data` the checked data as modules, worked out when they are first asked for. */
export function vitePluginAves(): Plugin {
  return {
    name: 'aves',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id, { ssr } = {}) {
      if (!id.startsWith('\0virtual:') || !(id.slice(1) in MODULES)) return undefined;
      const json = await jsonOf(id.slice(1) as Id);
      if (id === '\0virtual:aves' && !ssr && this.environment.mode === 'build') {
        const file = this.emitFile({ type: 'asset', name: 'aves.json', source: json });
        return fetched(`import.meta.ROLLUP_FILE_URL_${file}`);
      }
      // Browsers parse JSON faster than the same as an object.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (!isWritten(file)) return;
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
