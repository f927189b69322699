import type { Ficha } from '../domain/ave.ts';

/** The element in which a prerendered species page carries its own record. */
const ELEMENT_ID = 'ficha';

/** The element to write into a prerendered page; «<» is escaped so that no text can close it. */
export function writeFicha(ficha: Ficha): string {
  const json = JSON.stringify(ficha).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** The record that the page carries, when it is that of `nombre`. */
export function readFicha(nombre: string): Ficha | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  const ficha: Ficha = JSON.parse(text);
  return ficha.nombre === nombre ? ficha : undefined;
}
