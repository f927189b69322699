/** FNV-1a, 32 bits: offset basis and prime of Fowler, Noll and Vo (IETF draft-eastlake-fnv). */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The number, 0 to 2³² − 1, that a species throws under a seed: the same on every device and in every year. Each species
 * throws alone, so that a draw changes as little as it can when others are added to the data or leave it.
 */
export function rollOf(seed: string, nombre: string): number {
  let hash = FNV_BASIS;
  for (const unit of `${seed}\n${nombre}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return mixed(hash);
}

/** The last step of MurmurHash3 (A. Appleby, public domain): alike texts throw unlike numbers. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The names in the order of what they throw, the highest first; the order given does not matter. */
export function shuffle(nombres: readonly string[], seed: string): string[] {
  const thrown = nombres.map((nombre) => ({ nombre, roll: rollOf(seed, nombre) }));
  return thrown.sort((a, b) => b.roll - a.roll || (a.nombre < b.nombre ? -1 : 1)).map(({ nombre }) => nombre);
}
