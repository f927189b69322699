/** What the page of a colouring sheet tells beside its drawing. */
export interface ColouringPage {
  /** Of its species. */
  nombre: string;
  /** Size of the drawing on A4, tenths of a millimetre. */
  width: number;
  height: number;
  /** The colours of its numbers, from 1: their name and '#rrggbb'. */
  colours: [name: string, hex: string][];
}
