/** What the pages of lists draw with: fetched with the first of them, by its loader. The other pages do without. */
export { AveList } from '../components/ave-list.tsx';
export { RamaVacia } from '../components/rama-vacia.tsx';
export { FilteredAves, NoAves, SinAves } from './filtered-aves.tsx';
export { ListaAfinable } from './lista-afinable.tsx';
