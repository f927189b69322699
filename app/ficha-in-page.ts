import type { Ave } from '../domain/ave.ts';

/** The element in which a prerendered species page carries its own record. */
const ELEMENT_ID = 'ficha';

/** The element to write into a prerendered page; «<» is escaped so that no text can close it. */
export function writeFicha(ave: Ave): string {
  const json = JSON.stringify(ave).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** The record that the page carries, when it is that of `nombre`. */
export function readFicha(nombre: string): Ave | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  const ave: Ave = JSON.parse(text);
  return ave.nombre === nombre ? ave : undefined;
}
