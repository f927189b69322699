/** Bytes by which the encoding is judged where there is no mark. */
const JUDGED = 1000;

/** So much of the last letter may be missing of a file that was cut: all but one of its bytes. */
const TAIL = 3;

/** The text of a file: UTF-8, UTF-16, or the Windows-1252 of older spreadsheets; `null` when it is none. */
export function decode(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeBytes(bytes);
  return isText(text) ? text.replace(/^\uFEFF/, '') : null;
}

function decodeBytes(bytes: Uint8Array): string {
  for (let cut = 0; cut <= TAIL; cut += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - cut));
    } catch {
      // It is not UTF-8, or a letter at its end was cut.
    }
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  // A few spoiled bytes among many right letters: their rows will be named. Else no letter with an accent would be right.
  const spoiled = text.split('\uFFFD').length;
  const accented = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return accented > spoiled ? text : new TextDecoder('windows-1252').decode(bytes);
}

/** UTF-16 by its mark, or by the empty half of each letter. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const judged = bytes.subarray(0, JUDGED);
  const empty = (half: number) => judged.filter((byte, i) => i % 2 === half && byte === 0).length;
  const most = judged.length * 0.4;
  if (empty(1) > most && empty(0) === 0) return 'utf-16le';
  return empty(0) > most && empty(1) === 0 ? 'utf-16be' : undefined;
}

/** Whether there is none of the signs that only programs and pictures hold. */
function isText(text: string): boolean {
  return !/(?!\s)\p{Cc}/u.test(text);
}
