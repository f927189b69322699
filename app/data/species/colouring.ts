import type { ColouringPage } from '../../../domain/plates/colouring.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import { recordOfPage } from './record-of-page.ts';

/** The element in which a prerendered colouring sheet carries what it tells, as JSON. */
export const SHEET_ELEMENT = 'hoja';

/** What the colouring sheet of a species tells: that of the page, or else one of all, which are fetched. */
export async function loadSheet(nombre: string): Promise<ColouringPage | undefined> {
  const own = recordOfPage<ColouringPage>(SHEET_ELEMENT);
  if (own?.nombre === nombre) return own;
  const { default: pages } = await importAgain(() => import('virtual:colouring'));
  return pages.find((page) => page.nombre === nombre);
}
