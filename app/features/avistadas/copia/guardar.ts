import { copiaOf, writeCopia } from '../../../../domain/copia.ts';
import { download } from './download.ts';

/** Gives the visitor the whole list as a file, at once: for a list that the browser does not keep. */
export function guardar(...lista: Parameters<typeof copiaOf>): void {
  download(writeCopia(copiaOf(...lista)), 'json');
}
