import { unzipSync } from 'fflate';
import type { FaultKind } from './file-fault.ts';

/** Largest file, bytes, that is read, packed or not: six times 50,000 rows of eBird. */
export const LARGEST = 64_000_000;

/** What eBird calls the table in its ZIP. */
const OF_EBIRD = /(^|\/)MyEBirdData\.csv$/i;

const TABLE = /\.(csv|tsv|txt|json)$/i;

/** The bytes of a file, or of the table in it where it is a ZIP. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Uint8Array | FaultKind {
  if (!isZip(bytes)) return bytes;
  const names: string[] = [];
  let isHuge = false;
  try {
    // Only looks over what is in it.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (TABLE.test(name) && !name.startsWith('__MACOSX/')) {
          names.push(name);
          isHuge ||= originalSize > LARGEST;
        }
        return false;
      },
    });
    const name = names.find((each) => OF_EBIRD.test(each)) ?? names[0];
    if (name === undefined) return 'no-table';
    if (names.length > 1 && !OF_EBIRD.test(name)) return 'many-tables';
    if (isHuge) return 'huge';
    return unzipSync(bytes, { filter: (each) => each.name === name })[name] ?? 'broken-zip';
  } catch {
    return 'broken-zip';
  }
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
