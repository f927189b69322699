import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../../geometry/colour.ts';
import { type Point, walk } from '../../geometry/point.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { paintAigrettes } from './aigrettes.ts';
import { paintFanCrest } from './fan-crest.ts';
import { paintFlankFeathers } from './flank-feathers.ts';
import { paintFrill } from './frill.ts';
import { paintGarter } from './garter.ts';
import { paintBreastPlumes, paintPlume, paintScapularPlumes } from './plumes.ts';
import { paintPuff } from './puff.ts';
import { paintRuff } from './ruff.ts';
import { paintSkin } from './skin.ts';
import { paintTuftCrest } from './tuft-crest.ts';
import { paintWedgeCrest } from './wedge-crest.ts';

type Of<K extends Ornament['kind']> = Extract<Ornament, { kind: K }>;

function paintNapePlumes(ctx: SKRSContext2D, subject: Subject, plumes: Of<'nape-plumes'>): void {
  const { head, unit } = subject.frames;
  for (let i = 0; i < plumes.count; i++) {
    const reach = plumes.length - i * 0.2;
    const points = [
      head([-0.5 - i * 0.1, -0.42 + i * 0.14]),
      head([-0.38 * reach, -0.32 + i * 0.16]),
      head([-0.71 * reach, 0.35 + i * 0.3]),
      head([-reach, 1.25 + i * 0.4]),
    ];
    paintPlume(ctx, points, (15 - i * 2) * unit, rgbOf(plumes.colour));
  }
}

/** A crest of plumes from the hind crown: raised (`rise`, radians above straight back) and bent (`curl`, radians). */
function paintCrest(ctx: SKRSContext2D, subject: Subject, crest: Of<'crest'>): void {
  const { head, unit, anatomy } = subject.frames;
  const [x, y] = crest.at ?? [-0.6, -1];
  const [stepX, stepY] = crest.roots ?? [-0.5, 0.16];
  for (let i = crest.count - 1; i >= 0; i--) {
    const share = crest.count === 1 ? 0 : i / (crest.count - 1);
    const root: Point = [x + share * stepX, y + share * stepY];
    const reach = crest.length * (1 - share * 0.4);
    const out = Math.PI + (crest.rise ?? 0.5) * (1 - share * (crest.fan ?? 0.5));
    const bend = (crest.curl ?? 0) / 2;
    const middle = walk(root, out, reach * 0.5);
    const points = [walk(root, out, -0.12), root, middle, walk(middle, out + bend, reach * 0.5)].map(head);
    const width = (crest.width ?? 0.3) * anatomy.headRadius;
    paintPlume(ctx, points, Math.max(width * (1 - share * 0.3), 3 * unit), rgbOf(crest.colour));
  }
}

/** Iridescence: a soft patch of another hue on the side of the light; only on the bird. */
function paintGloss(ctx: SKRSContext2D, subject: Subject, gloss: Of<'gloss'>): void {
  const [x, y] = subject.frames.head(gloss.at);
  const radius = gloss.radius * subject.frames.anatomy.headRadius;
  const shine = ctx.createRadialGradient(x, y, radius * 0.05, x, y, radius);
  shine.addColorStop(0, css(rgbOf(gloss.colour), gloss.strength));
  shine.addColorStop(1, css(rgbOf(gloss.colour), 0));
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = shine;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** The structures of a species that belong behind the body or over it. */
export function paintOrnaments(
  ctx: SKRSContext2D,
  subject: Subject,
  place: 'behind' | 'flank' | 'over',
): void {
  for (const ornament of subject.recipe.ornaments ?? []) {
    if (place === 'behind') {
      if (ornament.kind === 'fan-crest') paintFanCrest(ctx, subject, ornament);
      continue;
    }
    if (place === 'flank') {
      if (ornament.kind === 'flank-feathers' && !ornament.overWing)
        paintFlankFeathers(ctx, subject, ornament);
      continue;
    }
    if (ornament.kind === 'flank-feathers' && ornament.overWing) paintFlankFeathers(ctx, subject, ornament);
    if (ornament.kind === 'aigrettes') paintAigrettes(ctx, subject, ornament);
    if (ornament.kind === 'nape-plumes') paintNapePlumes(ctx, subject, ornament);
    if (ornament.kind === 'crest') paintCrest(ctx, subject, ornament);
    if (ornament.kind === 'scapular-plumes') paintScapularPlumes(ctx, subject, ornament);
    if (ornament.kind === 'breast-plumes') paintBreastPlumes(ctx, subject, ornament);
    if (ornament.kind === 'tuft-crest') paintTuftCrest(ctx, subject, ornament);
    if (ornament.kind === 'wedge-crest') paintWedgeCrest(ctx, subject, ornament);
    if (ornament.kind === 'puff') paintPuff(ctx, subject, ornament);
    if (ornament.kind === 'skin') paintSkin(ctx, subject, ornament);
    if (ornament.kind === 'frill') paintFrill(ctx, subject, ornament);
    if (ornament.kind === 'garter') paintGarter(ctx, subject, ornament);
    if (ornament.kind === 'gloss') paintGloss(ctx, subject, ornament);
    if (ornament.kind === 'ruff') paintRuff(ctx, subject, ornament);
  }
}
