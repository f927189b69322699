/** What the pages of colouring sheets tell beside their drawings, in the order of the lists: fetched with such a page. */
export { default as colouringPages } from 'virtual:colouring';
