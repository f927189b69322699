import { backupOf, writeBackup } from '../../../domain/seen-list/backup.ts';
import { download } from './download.ts';

/** Gives the visitor the whole list as a file, at once: for a list that the browser does not keep. */
export function save(...list: Parameters<typeof backupOf>): void {
  download(writeBackup(backupOf(...list)), 'json');
}
