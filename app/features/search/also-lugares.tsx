import { useLater } from '../../components/browser/use-later.ts';

const load = () => import('./found-lugares.tsx');

/** Below the species of a search, the places of that name: they come later, and where they do not the species stand alone. */
export function AlsoLugares({ text }: { text: string }) {
  const { code } = useLater(load, true);
  return code && <code.FoundLugares text={text} />;
}
