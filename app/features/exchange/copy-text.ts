/** Copies a text, and gives what to tell the visitor: `done`, or what to do where the browser refuses. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    // A page without a secure connection has no clipboard at all.
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'No nos dejan copiarlo: selecciónalo a mano en el recuadro.';
  }
}
