import { useState } from 'react';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { fetchAhead, useLater } from '../../components/browser/use-later.ts';
import type { Drawn } from './drawn.ts';
import styles from './voice-section.module.css';

const load = () => import('./voice-drawing.tsx');

/** Fetches what draws, for a page that has no drawing yet; where it cannot be fetched, words are there all the same. */
export const fetchDrawing = () => fetchAhead(load);

const AS_WRITTEN = { __html: '' };

/**
 * The drawn voices of a species. A page that was written with them keeps them as they are: React takes what is set as HTML as it finds
 * it, so that nobody fetches and runs what draws only to draw the same again.
 */
export function DrawnVoices(drawn: Drawn) {
  const hydrated = useHydrated();
  const [written] = useState(!hydrated && typeof document !== 'undefined');
  if (written) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays.
    return <div className={styles.drawn} dangerouslySetInnerHTML={AS_WRITTEN} suppressHydrationWarning />;
  }
  return <DrawnHere {...drawn} />;
}

function DrawnHere(drawn: Drawn) {
  const { code } = useLater(load, true);
  return <div className={styles.drawn}>{code && <code.VoiceDrawing {...drawn} />}</div>;
}
