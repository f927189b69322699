/** The places by what the search box finds them: fetched when someone searches. */
export { default as soughtLugares } from 'virtual:sought-lugares';
