import type { Columns, Field } from './sources.ts';

/** Headers, folded, under which people write each. */
const USUAL: Partial<Record<Field, RegExp>> = {
  cientifico: /cientific|scientific|latin|binomi|taxon/,
  nombre: /^(nombre|ave|especie|pajaro|species|bird|name|common|comun)|nombre-comun|common-name/,
  fecha: /^(fecha|dia|date|day|cuando|observed)/,
  hora: /^(hora|time)/,
  lugar: /^(lugar|sitio|localidad|location|place|paraje|donde|zona)/,
  lat: /^lat/,
  lon: /^(lon|lng)/,
  cuenta: /^(cuenta|cuantos|cuantas|numero|cantidad|count|number|ejemplares|individuos|n\.?º?$)/,
  nota: /^(nota|observaciones|comentario|comment|note|detalle)/,
};

/** What the columns of an unknown table most likely tell; the visitor has the last word. `header` is folded. */
export function guessColumns(header: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [place, name] of header.entries())
    for (const [field, usual] of Object.entries(USUAL) as [Field, RegExp][])
      if (columns[field] === undefined && usual.test(name) && !Object.values(columns).includes(place))
        columns[field] = place;
  return columns;
}
