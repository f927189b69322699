/** What the filters ask of each species: fetched when a list is narrowed. */
export { default as filterable } from 'virtual:filterable';
