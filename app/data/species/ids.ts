/** The stable number of each species, in the order of the lists: fetched when a list goes to another device. */
export { default as ids } from 'virtual:ids';
