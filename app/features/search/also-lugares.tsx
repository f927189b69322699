import { useLater } from '../../components/browser/use-later.ts';

const load = () => import('./found-lugares.tsx');

/**
 * Below all else of a search that found species, the places of that name: they come late, so nothing that one may be about to
 * press stands under them. Where they do not come the species stand alone.
 */
export function AlsoLugares({ text }: { text: string }) {
  const { code } = useLater(load, true);
  return code && <code.FoundLugares text={text} />;
}
