import { useState } from 'react';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { fetchAhead, useLater } from '../../components/browser/use-later.ts';
import type { Drawn } from './drawn.ts';
import styles from './voice-section.module.css';

const load = () => import('./voice-drawing.tsx');

// Pages are written with their drawings: what writes them has what draws before it begins. No browser gets this line.
if (import.meta.env.SSR) await fetchAhead(load);

const AS_WRITTEN = { __html: '' };

/**
 * The drawn voices of a species. A page that was written with them keeps them as they are: React takes what is set as HTML as it finds
 * it, so that nobody fetches and runs what draws only to draw the same again. Where it is wanted and cannot be fetched, words are there
 * all the same.
 */
export function DrawnVoices(drawn: Drawn) {
  const hydrated = useHydrated();
  const [written] = useState(!hydrated && typeof document !== 'undefined');
  const { code, failed } = useLater(load, !written);
  if (failed) return null;
  const { drawn: className } = styles;
  if (!written) return <div className={className}>{code && <code.VoiceDrawing {...drawn} />}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays.
  return <div className={className} dangerouslySetInnerHTML={AS_WRITTEN} suppressHydrationWarning />;
}
