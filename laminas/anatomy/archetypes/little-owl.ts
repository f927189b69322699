import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { owl } from './owl.ts';

/** A compact little owl seen from the front: both short folded wings at its sides, tips tucked in to the tail. */
export const littleOwl: Anatomy = {
  ...owl,
  wing: {
    upper: path('728,376 782,420 806,500 802,590 784,666 752,724 716,762'),
    lower: path('700,392 694,462 704,556 714,634 716,694 708,738 698,768'),
  },
  tail: { base: [636, 766], direction: 1.53 },
};
