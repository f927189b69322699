/** Every colour of a scene, worked out once from habitat, hour and season so that all of it stays in one key. */
import type { Scene, TintName } from '../scene.ts';
import { complementaryShadow, mix, shade } from './pigment.ts';
import { LAND_HUES, TINTS, WARDROBES } from './tints.ts';

export interface Palette {
  paper: string;
  skyTop: string;
  skyBottom: string;
  /** Three layers of land, far to near, in flat tones of the disc's own hue. */
  far: string;
  middle: string;
  near: string;
  /** Sun or moon. */
  luminary: string;
  /** What water far off and near mirrors. */
  waterFar: string;
  waterNear: string;
  shadow: string;
  lit: string;
  night: boolean;
  /** A local colour (leaf, bark, stone) brought into the key of the scene. */
  key(colour: string): string;
}

export const PAPER = '#f1eadb';

function tintName(scene: Scene): TintName {
  if (scene.palette) return scene.palette;
  if (scene.hour === 'noche') return 'noche';
  const wardrobe = WARDROBES[scene.habitat];
  if (scene.hour === 'tarde') return wardrobe.evening;
  return (scene.season && wardrobe[scene.season]) ?? wardrobe.day;
}

export function paletteOf(scene: Scene): Palette {
  const night = scene.hour === 'noche';
  const hue = LAND_HUES[scene.habitat];
  const tint = TINTS[tintName(scene)];
  const skyTop = night ? mix(tint.top, hue, 0.08) : tint.top;
  const skyBottom = night ? mix(tint.bottom, hue, 0.14) : tint.bottom;
  const layer = (lean: number, step: number): string =>
    shade(mix(skyBottom, night ? mix(hue, '#2b3466', 0.8) : hue, lean), step);
  const water = night ? mix(skyBottom, '#2f3a66', 0.55) : mix(skyBottom, '#78a3b2', 0.55);
  return {
    paper: PAPER,
    skyTop,
    skyBottom,
    far: layer(night ? 0.3 : 0.1, -0.025),
    middle: layer(night ? 0.5 : 0.2, -0.055),
    near: layer(night ? 0.62 : 0.3, -0.085),
    luminary: night ? '#f3e8cb' : mix('#fcf4df', tint.top, 0.15),
    waterFar: shade(water, night ? 0.05 : 0.03),
    waterNear: shade(mix(water, hue, 0.1), night ? -0.08 : -0.055),
    shadow: complementaryShadow(skyBottom),
    lit: night ? '#dfe6ff' : mix('#fff8e6', tint.top, 0.25),
    night,
    key: (colour) => (night ? mix(shade(colour, -0.05), '#333a66', 0.32) : mix(colour, skyBottom, 0.1)),
  };
}
