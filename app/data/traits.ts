import data from 'virtual:traits';
import type { AveSummary } from '../../domain/species/ave.ts';
import { aves } from './aves.ts';

/** The summaries of all species with what one may see of each: fetched with «¿Qué ave es?». */
export const traits = data.traits.map((own, place) => ({ ...(aves[place] as AveSummary), ...own }));

/** The colour that stands for each name. */
export const { swatches } = data;
