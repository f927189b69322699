import type { ListedLugar, Outline } from '../../../domain/places/lugar.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import { recordOfPage } from '../species/record-of-page.ts';

/** The element in which the prerendered page of all places carries what it shows, as JSON. */
export const LUGARES_ELEMENT = 'lugares';

export type AllLugares = { lugares: ListedLugar[]; outline: Outline };

/** The places in the order of their list, and the outline in which the map shows them: those of the page, or else fetched. */
export async function loadLugares(): Promise<AllLugares> {
  const own = recordOfPage<AllLugares>(LUGARES_ELEMENT);
  return own ?? (await importAgain(() => import('virtual:lugares'))).default;
}
