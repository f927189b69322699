/** Names of the species for which one is taken, the likeliest first. */
export type LookAlikesOf = (nombre: string) => readonly string[];

/** Of the names given, those that have a look-alike among them. */
export function alikeAmong(nombres: readonly string[], lookAlikesOf: LookAlikesOf): string[] {
  const given = new Set(nombres);
  return nombres.filter((nombre) => lookAlikesOf(nombre).some((each) => each !== nombre && given.has(each)));
}
