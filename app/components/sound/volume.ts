const KEY = 'guia:volumen';
const USUAL = 0.8;

/** Outlives the page, so that the choice holds for this visit where storage is blocked or full. */
let chosen: number | undefined;

/** How loud voices sound, 0 to 1. */
export function readVolume(): number {
  chosen ??= kept();
  return chosen;
}

function kept(): number {
  try {
    const value = Number.parseFloat(localStorage.getItem(KEY) ?? '');
    return value >= 0 && value <= 1 ? value : USUAL;
  } catch {
    return USUAL;
  }
}

export function keepVolume(volume: number): void {
  chosen = volume;
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // A preference is not worth a warning.
  }
}
