import type { ArchetypeName } from '../../recipe.ts';
import type { Anatomy } from '../anatomy.ts';
import { duck } from './duck.ts';
import { falcon } from './falcon.ts';
import { gamebird } from './gamebird.ts';
import { gull } from './gull.ts';
import { heron } from './heron.ts';
import { hoopoe } from './hoopoe.ts';
import { owl } from './owl.ts';
import { pigeon } from './pigeon.ts';
import { songbird } from './songbird.ts';
import { swallow } from './swallow.ts';
import { swift } from './swift.ts';
import { wader } from './wader.ts';
import { walker } from './walker.ts';
import { woodpecker } from './woodpecker.ts';

/** Every posture by its name. */
export const ARCHETYPES: Readonly<Record<ArchetypeName, Anatomy>> = {
  walker,
  pigeon,
  gamebird,
  gull,
  swift,
  duck,
  falcon,
  heron,
  hoopoe,
  owl,
  songbird,
  swallow,
  wader,
  woodpecker,
};
