/** A part or habit in which two species differ: what is true of the first and of the second, and of which birds (sex, age, season). */
export type Difference = { parte: string; valores: readonly [string, string]; quien?: string };

/** Two species that are taken for one another, what tells them apart, the most telling first, and what to do where nothing does. */
export type Pair = {
  aves: readonly [string, string];
  diferencias: readonly Difference[];
  sinDistinguir?: string;
};

/** Look-alikes of a species, and differences of a pair: more than these nobody keeps in mind. */
export const MAX_LOOK_ALIKES = 5;
export const MAX_DIFFERENCES = 4;

/** A look-alike as it stands on the page of the other: what is true of this one, `esta`, and of the look-alike, `otra`. */
export type LookAlike = {
  nombre: string;
  diferencias: { parte: string; esta: string; otra: string; quien?: string }[];
  sinDistinguir?: string;
};

/** The look-alikes of a species, in the order of the pairs. */
export function lookAlikesOf(nombre: string, pairs: readonly Pair[]): LookAlike[] {
  return pairs
    .filter(({ aves }) => aves.includes(nombre))
    .map(({ aves, diferencias, ...rest }) => {
      const own = aves.indexOf(nombre) as 0 | 1;
      const other = (1 - own) as 0 | 1;
      return {
        nombre: aves[other],
        diferencias: diferencias.map(({ valores, ...difference }) => ({
          ...difference,
          esta: valores[own],
          otra: valores[other],
        })),
        ...rest,
      };
    });
}

/** The name of a difference as a heading: «Cola (macho)». */
export function headingOf({ parte, quien }: Pick<Difference, 'parte' | 'quien'>): string {
  const heading = parte.charAt(0).toUpperCase() + parte.slice(1);
  return quien ? `${heading} (${quien})` : heading;
}
