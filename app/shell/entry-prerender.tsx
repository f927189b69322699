import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { LugarFicha } from '../../domain/places/lugar.ts';
import type { ColouringPage } from '../../domain/plates/colouring.ts';
import type { Ficha } from '../../domain/species/ave.ts';
import { LUGAR_ELEMENT } from '../data/places/lugar-fichas.ts';
import { type AllLugares, LUGARES_ELEMENT } from '../data/places/lugares.ts';
import { SHEET_ELEMENT } from '../data/species/colouring.ts';
import { FICHA_ELEMENT } from '../data/species/fichas.ts';
import { schemaOfAve } from '../site/schema-org.ts';
import { BASE } from '../site/site.ts';
import { routes } from './routes.tsx';

export { addressOf, BASE } from '../site/site.ts';

export type Page = {
  status: number;
  /** Elements for `<head>`: title, description, canonical address. */
  head: string;
  body: string;
  /** The record that the page of a species, a sheet or a place carries, and what search engines read of a species, as elements, or nothing. */
  data: string;
  /** Files of `app` that the page loads as soon as its scripts run, beyond those of every page. */
  modules: string[];
};

const { query, dataRoutes } = createStaticHandler(routes, { basename: BASE });

/** Elements that React writes before the page itself and that belong in `<head>`. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Renders the page of a path.
 * @throws {Error} when a route fails otherwise than by not being found
 */
export function renderPage(path: string): Promise<Page> {
  return renderAddress(new URL(encodeURI(`${BASE.slice(0, -1)}${path}`), 'http://localhost'));
}

/**
 * Renders the page of an address, however it is written.
 * @throws {Error} when a route fails otherwise than by not being found
 */
export async function renderAddress(address: URL): Promise<Page> {
  const context = await query(new Request(address));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
  if (failure) throw failure;
  const router = createStaticRouter(dataRoutes, context);
  const app = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  // Nothing of a page waits in a hidden part for a script of React to put it in its place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  const head = html.match(HOISTED)?.[0] ?? '';
  return {
    status: context.statusCode,
    head,
    body: html.slice(head.length),
    data: factsOf(context.loaderData),
    modules: modulesOf(context),
  };
}

function modulesOf({ matches, loaderData }: StaticHandlerContext): string[] {
  const id = matches.at(-1)?.route.id;
  const lists = Object.values(loaderData).some((data) => data && typeof data === 'object' && 'lists' in data);
  return [`routes/${id}.tsx`, ...(lists ? ['features/filters/lists.ts'] : [])];
}

function factsOf(loaderData: StaticHandlerContext['loaderData']): string {
  const ave = recordOf<Ficha>(loaderData, 'ave');
  const lugar = recordOf<LugarFicha>(loaderData, 'lugar');
  const all = recordOf<AllLugares>(loaderData, 'all');
  const sheet = recordOf<ColouringPage>(loaderData, 'sheet');
  if (lugar) return dataElement(`type="application/json" id="${LUGAR_ELEMENT}"`, lugar);
  if (all) return dataElement(`type="application/json" id="${LUGARES_ELEMENT}"`, all);
  if (sheet) return dataElement(`type="application/json" id="${SHEET_ELEMENT}"`, sheet);
  if (!ave) return '';
  const schema = dataElement('type="application/ld+json"', schemaOfAve(ave));
  return dataElement(`type="application/json" id="${FICHA_ELEMENT}"`, ave) + schema;
}

/** An element that carries data and runs nothing; «<» is escaped so that no text can close it. */
function dataElement(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** What a loader of the page gives under a name. */
function recordOf<Value>(loaderData: Record<string, unknown>, name: string): Value | undefined {
  for (const data of Object.values(loaderData)) {
    if (data && typeof data === 'object' && name in data) return (data as Record<string, Value>)[name];
  }
  return undefined;
}
