/** Seeds that the guide makes up are written with digits and letters, so that they are short. */
const SEED_RADIX = 36;

/** A seed that nobody has chosen, one of 2³². Only a press asks for one: no page is drawn by chance. */
export function newSeed(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random.toString(SEED_RADIX);
}
