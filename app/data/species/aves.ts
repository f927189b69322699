import listed from 'virtual:aves';
import { type AveSummary, summaryOf } from '../../../domain/species/ave.ts';

/** The summaries of all species, in the order of the lists: with every page. */
export const aves: readonly AveSummary[] = listed.map(summaryOf);
