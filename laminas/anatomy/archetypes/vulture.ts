import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A vulture hunched on its ledge: small bare head on a sunk neck out of a ruff, shoulders higher than the nape, vast wings. */
export const vulture: Anatomy = {
  dorsal: profile(
    '0,300,226 0.03,318,206 0.06,346,190 0.1,380,188 0.14,410,206 0.19,432,240 0.25,462,252 0.31,508,240 0.4,574,250 0.52,640,312 0.66,690,408 0.84,718,512 1,722,590',
  ),
  ventral: profile(
    '0,304,268 0.03,320,278 0.06,342,288 0.1,360,306 0.14,368,330 0.19,370,352 0.25,364,384 0.31,356,430 0.4,366,500 0.52,410,572 0.66,486,622 0.84,596,644 1,688,626',
  ),
  eye: [352, 228],
  headRadius: 50,
  tilt: 0,
  wing: {
    upper: path('452,318 512,274 580,276 648,332 692,424 718,520 736,620 744,716'),
    lower: path('402,372 404,440 434,512 488,576 556,632 626,676 690,706 744,724'),
  },
  tail: { base: [704, 590], direction: 1.22 },
  bill: 3.0,
  legs: [
    { hip: [572, 590], ankle: [550, 676], foot: [540, 736], width: 21 },
    { hip: [500, 590], ankle: [472, 676], foot: [452, 736], width: 22 },
  ],
  roundness: 0.8,
};
