/** The shapes of the trees of the background, as lobes over a trunk. */
export type TreeShape =
  | 'encina'
  | 'redonda'
  | 'piñonero'
  | 'pino'
  | 'abeto'
  | 'chopo'
  | 'ciprés'
  | 'mata'
  | 'sauce';

export interface Crown {
  /** Lobes of the crown: place and radii in tree heights, from the foot upwards. */
  lobes: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[];
  /** Width of the trunk in tree heights; 0 for none. */
  trunk: number;
}

export const CROWNS: Record<Exclude<TreeShape, 'abeto'>, Crown> = {
  encina: {
    lobes: [
      [0, 0.6, 0.42, 0.3],
      [-0.3, 0.5, 0.26, 0.2],
      [0.3, 0.52, 0.27, 0.21],
      [-0.1, 0.78, 0.26, 0.19],
      [0.17, 0.74, 0.24, 0.18],
    ],
    trunk: 0.075,
  },
  redonda: {
    lobes: [
      [0, 0.62, 0.33, 0.31],
      [-0.16, 0.5, 0.22, 0.2],
      [0.17, 0.55, 0.21, 0.21],
      [0.03, 0.82, 0.22, 0.17],
    ],
    trunk: 0.05,
  },
  piñonero: {
    lobes: [
      [0, 0.84, 0.4, 0.13],
      [-0.24, 0.8, 0.2, 0.1],
      [0.25, 0.81, 0.19, 0.1],
      [0.04, 0.92, 0.24, 0.09],
    ],
    trunk: 0.045,
  },
  pino: {
    lobes: [
      [0, 0.93, 0.15, 0.08],
      [-0.1, 0.82, 0.16, 0.07],
      [0.12, 0.76, 0.17, 0.07],
      [-0.11, 0.66, 0.13, 0.05],
    ],
    trunk: 0.035,
  },
  chopo: {
    lobes: [
      [0, 0.5, 0.12, 0.42],
      [-0.03, 0.35, 0.12, 0.24],
      [0.03, 0.66, 0.09, 0.3],
    ],
    trunk: 0.035,
  },
  ciprés: { lobes: [[0, 0.52, 0.085, 0.5]], trunk: 0.03 },
  mata: {
    lobes: [
      [0, 0.4, 0.6, 0.42],
      [-0.4, 0.3, 0.38, 0.3],
      [0.42, 0.3, 0.4, 0.32],
    ],
    trunk: 0,
  },
  sauce: {
    lobes: [
      [0, 0.68, 0.36, 0.26],
      [-0.26, 0.45, 0.2, 0.3],
      [0.27, 0.44, 0.2, 0.3],
      [0, 0.45, 0.24, 0.28],
    ],
    trunk: 0.06,
  },
};
