/** What the pages of lists draw with: fetched with the first of them, by its loader. The other pages do without. */
export { AveList } from '../../components/ave/ave-list.tsx';
export { EmptyBranch } from '../../components/page/empty-branch.tsx';
export { FilteredAves, NoAves, NoneFound } from './filtered-aves.tsx';
export { NarrowableList } from './narrowable-list.tsx';
