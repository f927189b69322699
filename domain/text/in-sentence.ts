/** A common name as it stands inside a sentence, where Spanish writes it small. «Mirlo común» → «mirlo común». */
export function inSentence(nombre: string): string {
  return nombre.charAt(0).toLocaleLowerCase('es') + nombre.slice(1);
}
