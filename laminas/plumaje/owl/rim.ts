import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { clamp, heading } from '../../geometry/point.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { facePlace, onDisc } from './frame.ts';

/** Where the rim begins over the brow and where it ends beneath the bill, turn about the eye. */
const FROM = -1.5;
const TO = 2.3;
const ROWS = 4;
const PER_ROW = 64;
/** How far the tips lean from straight out towards the chin, radians. */
const SWEEP = 0.75;

/**
 * The rim of the disc: small, stiff, closely set feathers bent round its edge, in rows from outside inwards, each with a dark
 * middle and a pale end where `rimTip` gives one; it thins out over the brow and under the bill.
 */
export function paintRim(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const breadth = face.rimWidth ?? 0.6;
  if (breadth === 0) return;
  const random = subject.stream(`rim ${side}`);
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const rim = rgbOf(face.rim);
  const tip: Rgb = face.rimTip ? rgbOf(face.rimTip) : tone(rim, 0.12);
  for (let row = ROWS; row >= 0; row--) {
    for (let i = 0; i < PER_ROW; i++) {
      const t = (i + (row % 2) * 0.5 + random.bell() * 0.16) / PER_ROW;
      const turn = FROM + (TO - FROM) * t;
      const ends = Math.sin(Math.PI * clamp(t)) ** 0.5;
      const share = 0.97 + 0.05 * row * breadth * ends + random.bell() * 0.006;
      const root = place(...onDisc(face, side, turn, share - 0.02));
      const out = heading(root, place(...onDisc(face, side, turn + 0.02, share + 0.1)));
      const sweep = side * SWEEP * (0.5 + 0.5 * Math.cos(turn - 0.4));
      const length = radius * 0.13 * (0.35 + breadth * 0.65) * (0.5 + 0.5 * ends) * random.range(0.85, 1.15);
      const outermost = row >= ROWS - 1;
      ctx.fillStyle = css(
        tone(mix(rim, tip, outermost ? 0.55 : (row % 2) * 0.25), random.bell() * 0.035),
        (outermost ? 0.8 : 0.95) * Math.min(1, ends * 1.2) ** 2,
      );
      brushTuft(ctx, root, out + sweep, length, length * 0.3, side * length * 0.06);
    }
  }
}
