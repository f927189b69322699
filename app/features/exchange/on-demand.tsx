import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLater } from '../../components/browser/use-later.ts';

type Props<Code> = {
  /** Must stay the same function. */
  load: () => Promise<Code>;
  /** What the press is for. */
  words: string;
  children: (code: Code) => ReactNode;
};

/** A part of the page that is fetched and shown when it is asked for. */
export function OnDemand<Code>({ load, words, children }: Props<Code>) {
  const [wanted, setWanted] = useState(false);
  const { code, failed, retry } = useLater(load, wanted);
  const box = useRef<HTMLDivElement>(null);
  const isShown = wanted && code !== undefined;
  useEffect(() => {
    if (isShown) box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isShown]);
  if (isShown) return <div ref={box}>{children(code)}</div>;
  function ask() {
    setWanted(true);
    retry();
  }
  return (
    <>
      <button type="button" onClick={ask}>
        {words}
      </button>
      <p role="status">
        {failed
          ? 'No llega esta parte de la guía: quizá no hay conexión. Pulsa otra vez.'
          : wanted && 'Preparando…'}
      </p>
    </>
  );
}
