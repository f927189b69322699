/** What parts the cells of a table. */
export type Separator = ';' | ',';

/** What a spreadsheet expects in the language of the browser: where decimals have a comma, cells are parted by semicolons. */
export function separatorOf(language: string): Separator {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
