import type { ArchetypeName } from '../../recipe.ts';
import type { Anatomy } from '../anatomy.ts';
import { duck } from './duck.ts';
import { falcon } from './falcon.ts';
import { heron } from './heron.ts';
import { hoopoe } from './hoopoe.ts';
import { owl } from './owl.ts';
import { songbird } from './songbird.ts';
import { swallow } from './swallow.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** Every posture by its name. */
export const ARCHETYPES: Readonly<Record<ArchetypeName, Anatomy>> = {
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
