const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in the 64 letters that an address holds as they are (RFC 4648, section 5, without filling). */
export function lettersOf(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(i, i + 3);
    const bits = (one << 16) | (two << 8) | three;
    const count = Math.min(3, bytes.length - i) + 1;
    for (let place = 0; place < count; place += 1) text += LETTERS[(bits >> (18 - 6 * place)) & 63];
  }
  return text;
}

/** The bytes of such letters; `null` where one is none of them. */
export function bytesOf(letters: string): number[] | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 255);
    }
  }
  return bytes;
}

/** Two bytes by which a slip of any letter shows (CRC-16/CCITT-FALSE). */
export function checkOf(bytes: readonly number[]): [number, number] {
  let check = 0xffff;
  for (const byte of bytes) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      check = (check & 0x8000 ? (check << 1) ^ 0x1021 : check << 1) & 0xffff;
  }
  return [check >> 8, check & 255];
}
