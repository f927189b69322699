/** The plates of an offline copy, as `guardar.json` lists them: file name, revision and weight in bytes. */
export type OfflineIndex = [file: string, revision: string, bytes: number][];

/** A plate of the offline copy and the address under which it is kept. */
export type Lamina = { url: string; key: string; bytes: number };

/** The plates of a list, for a guide in the folder `base`. A plate drawn anew has another key, so that it is fetched again. */
export function laminasOf(index: OfflineIndex, base: string): Lamina[] {
  return index.map(([file, revision, bytes]) => {
    const url = `${base}images/${file}`;
    return { url, key: `${url}?v=${revision}`, bytes };
  });
}

/** «5,3 MB»: millions of bytes, as systems count storage, with one decimal. */
export function inMegabytes(bytes: number): string {
  const megas = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${megas.format(bytes / 1e6)}\u00a0MB`;
}
