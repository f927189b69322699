/** The colour of the plates that stands for each name: fetched with the questions of «¿Qué ave es?». */
export { default as swatches } from 'virtual:swatches';
