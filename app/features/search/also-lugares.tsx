import { useEffect, useRef, useState } from 'react';
import { useLater } from '../../components/browser/use-later.ts';

const load = () => import('./found-lugares.tsx');

/**
 * Below the species of a search, the places of that name. They are fetched once one comes near: who finds the bird on the first
 * screen does not pay for them, and where they do not come the species stand alone.
 */
export function AlsoLugares({ text }: { text: string }) {
  const here = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const { code } = useLater(load, near);
  useEffect(() => {
    if (!here.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    watcher.observe(here.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={here}>{code && <code.FoundLugares text={text} />}</div>;
}
