import { TENTHS } from './pen.ts';
import { yOf } from './scale.ts';

/** MIDI numbers: the keys of a piano from the A of 27.5 Hz to the C of 4,186 Hz. */
const LOWEST = 21;
const HIGHEST = 108;

/** From here up single keys can be told on the scale of a drawing; below only the octaves. */
const FIRST_DRAWN = 72;

const WIDTH = 9;
const BLACK_WIDTH = 5.5;
const BLACK = new Set([1, 3, 6, 8, 10]);

/** Of a key, or of what lies between two. */
const khzOf = (midi: number) => 0.44 * 2 ** ((midi - 69) / 12);
const tenths = (units: number) => Math.round(units * TENTHS);
const heightAt = (midi: number) => tenths(yOf(khzOf(midi)));

/** A piano as high as its keys sound, standing on its side: the outline with the white keys, and the black ones. In tenths of a unit. */
export function keyboard(): { white: string; black: string } {
  const width = tenths(WIDTH);
  const top = heightAt(HIGHEST + 0.5);
  const outline = `M0 ${top}h${width}V${heightAt(LOWEST - 0.5)}H0z`;
  const keys = Array.from({ length: HIGHEST - LOWEST }, (_, i) => LOWEST + i);
  const isBlack = (midi: number) => BLACK.has(midi % 12);
  const borders = keys.filter((midi) => {
    if (midi < FIRST_DRAWN) return midi % 12 === 11 && midi > 40;
    return !isBlack(midi) && !isBlack(midi + 1);
  });
  const white = outline + borders.map((midi) => `M0 ${heightAt(midi + 0.5)}h${width}`).join('');
  const black = keys
    .filter((midi) => midi >= FIRST_DRAWN && isBlack(midi))
    .map((midi) => {
      const [upper, lower] = [heightAt(midi + 0.5), heightAt(midi - 0.5)];
      return `M0 ${upper}h${tenths(BLACK_WIDTH)}v${lower - upper}H0z M${tenths(BLACK_WIDTH)} ${heightAt(midi)}H${width}`;
    });
  return { white, black: black.join('') };
}
