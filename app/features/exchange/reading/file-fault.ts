/** What is wrong with a file, in one sentence that names it. */
const SENTENCES = {
  huge: 'pesa más de 64 MB: es demasiado para leerlo aquí. Pártelo en trozos y tráelos uno a uno.',
  empty: 'está vacío.',
  unreadable: 'no se deja leer: puede que lo hayan movido o borrado.',
  'not-text': 'no es una tabla ni una copia: busca un archivo .csv, .zip o .json.',
  'broken-copy': 'está dañado o incompleto: empieza como una copia de esta guía y no termina como tal.',
  'broken-zip': 'es un ZIP dañado o incompleto: vuelve a descargarlo.',
  spreadsheet:
    'es una hoja de cálculo de Excel o LibreOffice: ábrela allí, guárdala como CSV y trae ese otro archivo.',
  'no-table': 'es un ZIP sin ninguna tabla .csv dentro.',
  'many-tables': 'es un ZIP con varias tablas: descomprímelo y trae la que quieras.',
  foreign: 'no parece un registro de aves: ninguna columna trae nombres que conozcamos.',
  'no-list': 'no parece un registro de aves: no trae ninguna lista de nombres.',
  newer: 'es de una versión más nueva de la guía: recarga esta página y vuelve a intentarlo.',
};

export type FaultKind = keyof typeof SENTENCES;

/** A file that cannot be read: its message tells the visitor why. */
export class FileFault extends Error {
  constructor(name: string, fault: FaultKind | { line: number; quotes: true }) {
    const sentence =
      typeof fault === 'string'
        ? SENTENCES[fault]
        : `tiene en la línea ${fault.line} unas comillas que se abren y no se cierran bien: arréglala y tráelo otra vez.`;
    super(`«${name}» ${sentence}`);
    this.name = 'FileFault';
  }
}
