import { between, distance, heading, type Point, walk } from '../../geometry/point.ts';
import { Sheet } from '../../geometry/sheet.ts';
import type { Anatomy } from '../anatomy.ts';

/** Where on the sheet the trunk's axis begins: the middle of the neck's root. */
const NECK = 0.26;

/** The trunk's own frame: shares of its length along and across the axis from mid neck to tail base. */
export interface TrunkFrame {
  axis: number;
  length: number;
  at(place: Point): Point;
}

/** The frame of a posed trunk: it turns and grows with it. */
export function trunkFrame(anatomy: Anatomy): TrunkFrame {
  const sheet = new Sheet(anatomy.dorsal, anatomy.ventral);
  const neck = between(sheet.at(NECK, 0), sheet.at(NECK, 1), 0.5);
  const axis = heading(neck, anatomy.tail.base);
  const length = distance(neck, anatomy.tail.base);
  return { axis, length, at: ([along, across]) => walk(neck, axis, along * length, across * length) };
}
