import { importAgain } from '../../components/browser/import-again.ts';

/** A page that imported it could not be tried again where it did not arrive (see `import-again.ts`). */
export const loadLists = () => importAgain(() => import('./lists.ts'));
