/** How the service worker hands a file on that another program shares with the installed guide; the manifest names the same field. */
export const RECEIVED = {
  /** Field of the form. */
  field: 'archivo',
  /** Fragment with which the page is opened then. */
  fragment: '#recibido',
  /** Cache in which the file waits, for a guide in the folder `base`. */
  cacheOf: (base: string) => `guia-aves ${base} recibido`,
  /** Its address in that cache, and the header that bears its name. */
  address: 'recibido',
  nameHeader: 'X-Nombre',
};
