import { heading, pick } from '../geometry/point.ts';
import type { Anatomy } from './anatomy.ts';

/** Between these angles under the folded wing, radians, a tail hangs from a kink; more is meant (a cocked or a propped tail). */
const SLIGHT = 0.05;
const MEANT = 0.6;

/**
 * Share of its kink by which a tail comes up to the line of the folded wing. Readers who did not know took half for the
 * truer beside none in 12 of 16 pairs (none in two).
 */
const SHARE = 0.5;

/** The tail of a posture carried on from back and wing, without hanging from a kink at its root. */
export function tailInLine(anatomy: Anatomy): Anatomy {
  if (!anatomy.wing) return anatomy;
  const { upper } = anatomy.wing;
  const [shoulder, tip] = [pick(upper, 0), pick(upper, upper.length - 1)];
  const { base, direction } = anatomy.tail;
  const kink = direction - heading(shoulder, tip);
  if (kink < SLIGHT || kink > MEANT) return anatomy;
  return { ...anatomy, tail: { base, direction: direction - (kink - SLIGHT) * SHARE } };
}
