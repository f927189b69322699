/** What Spanish ears confuse, in the order in which it is replaced. `foldText` has made n of ñ already. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ch/g, 'x'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/v/g, 'b'],
  [/m(?=[bp])/g, 'n'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/z|c(?=[ei])/g, 's'],
  [/qu(?=[ei])|[cq]/g, 'k'],
  [/([a-z])\1+/g, '$1'],
];

/** How a folded text sounds: two that a Spanish ear may take for one another come out the same. */
export function soundOf(folded: string): string {
  return SOUNDS.reduce((text, [written, heard]) => text.replace(written, heard), folded);
}
