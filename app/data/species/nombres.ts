/** What else each species is called, in the order of the lists: fetched when someone searches. */
export { default as nombres } from 'virtual:nombres';
