import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';
import { chiffchaff } from './chiffchaff.ts';

/** A plain pale leaf warbler: round bland head, neck let softly into the back, smooth breast, legs well bent under the body. */
export const bonelliWarbler: Anatomy = {
  ...chiffchaff,
  dorsal: profile(
    '0,344,301 0.05,357,272 0.1,380,249 0.15,413,238 0.21,447,249 0.28,471,276 0.34,493,313 0.44,564,347 0.6,646,391 0.8,721,443 1,771,483',
  ),
  ventral: profile(
    '0,345,320 0.04,353,344 0.1,367,372 0.18,380,409 0.28,392,453 0.4,423,502 0.52,482,541 0.65,556,558 0.78,631,551 0.92,701,526 1,753,509',
  ),
  headRadius: 69,
  wing: {
    upper: path('447,382 490,355 538,346 590,357 655,391 715,433 760,471 794,500'),
    lower: path('432,406 442,442 475,468 525,489 586,499 661,502 734,505 793,507'),
  },
  legs: [
    { hip: [564, 528], ankle: [596, 592], foot: [556, 640], width: 8.18 },
    { hip: [506, 522], ankle: [541, 586], foot: [484, 640], width: 8.98 },
  ],
};
