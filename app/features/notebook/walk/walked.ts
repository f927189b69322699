const KEY = 'guia:salidas';

/** Whether a walk has begun in this browser: the notebook may hold one where no list of seen species was ever written. */
export function hasWalked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberWalk(): void {
  try {
    localStorage.setItem(KEY, 'sí');
  } catch {
    // Where nothing is kept there is no walk to come back to either.
  }
}
