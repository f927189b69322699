import { unzipSync } from 'fflate';
import type { FaultKind } from './file-fault.ts';

/** Largest file, bytes, that is read, packed or not: six times 50,000 rows of eBird. */
export const LARGEST = 64_000_000;

/** What eBird calls the table in its ZIP. */
const OF_EBIRD = /(^|\/)MyEBirdData\.csv$/i;

const TABLE = /\.(csv|tsv|txt|json)$/i;

/** What the books of Excel and those of LibreOffice, ZIPs too, hold. */
const OF_EXCEL = /^xl\/workbook\.(xml|bin)$/;
const MIME_TYPE = 'mimetype';
const OF_LIBREOFFICE = /^application\/vnd\.oasis\.opendocument\.spreadsheet/;

/** The bytes of a file, or of the table in it where it is a ZIP. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Uint8Array | FaultKind {
  if (!isZip(bytes)) return bytes;
  const names: string[] = [];
  let isHuge = false;
  let isSpreadsheet = false;
  try {
    // Looks over what is in it, and reads no more than which kind of document it says to be.
    const { [MIME_TYPE]: mimeType } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        isSpreadsheet ||= OF_EXCEL.test(name);
        if (TABLE.test(name) && !name.startsWith('__MACOSX/')) {
          names.push(name);
          isHuge ||= originalSize > LARGEST;
        }
        return name === MIME_TYPE && originalSize < 100;
      },
    });
    if (isSpreadsheet || OF_LIBREOFFICE.test(new TextDecoder().decode(mimeType))) return 'spreadsheet';
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
