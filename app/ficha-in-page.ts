import type { Ficha } from '../domain/ave.ts';

/** The element in which a prerendered species page carries its own record. */
const ELEMENT_ID = 'ficha';

/** An element that carries data in a prerendered page and runs nothing; «<» is escaped so that no text can close it. */
export function dataElement(
  type: 'application/json' | 'application/ld+json',
  data: unknown,
  id?: string,
): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** The element that carries the record of a species page. */
export function writeFicha(ficha: Ficha): string {
  return dataElement('application/json', ficha, ELEMENT_ID);
}

/** The record that the page carries, when it is that of `nombre`. */
export function readFicha(nombre: string): Ficha | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  const ficha: Ficha = JSON.parse(text);
  return ficha.nombre === nombre ? ficha : undefined;
}
