/** The outline of the Comunidad de Madrid: fetched when a file with places is read. */
export { default as madrid } from 'virtual:madrid';
