import listadas from 'virtual:aves';
import { type AveResumen, resumenOf } from '../../domain/ave.ts';

/** The summaries of all species, in the order of the lists: with every page. */
export const aves: readonly AveResumen[] = listadas.map(resumenOf);
