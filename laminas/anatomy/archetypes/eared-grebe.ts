import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small grebe afloat like a cork: small peaked head on a thin neck, breast and loose stern curving in to the water. */
export const earedGrebe: Anatomy = {
  dorsal: profile(
    '0,348,365 0.04,353,341 0.08,369,317 0.13,396,303 0.18,432,320 0.23,453,350 0.29,456,392 0.36,464,446 0.44,508,492 0.6,598,466 0.8,694,500 1,738,590',
  ),
  ventral: profile(
    '0,348,386 0.03,361,407 0.07,379,424 0.13,397,446 0.2,401,486 0.28,372,534 0.36,354,586 0.44,376,644 0.53,430,692 0.64,520,714 0.78,616,710 0.9,698,674 1,735,612',
  ),
  eye: [392, 372],
  headRadius: 55,
  tilt: 0,
  wing: { upper: path('516,512 562,488 606,496 640,520 662,552 672,574'), lower: path('502,540 544,568 586,580 622,580 652,578 672,578') },
  tail: { base: [712, 602], direction: 0.1 },
  bill: 3.04,
  legs: [],
  roundness: 0.8,
};
