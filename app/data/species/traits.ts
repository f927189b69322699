import own from 'virtual:traits';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { aves } from './aves.ts';

/** The summaries of all species with what one may see of each: fetched with the ranking of «¿Qué ave es?». */
export const traits = own.map((each, place) => ({ ...(aves[place] as AveSummary), ...each }));
