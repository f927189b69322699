/** The parameters in which an address tells what bird was seen; «color» may come up to three times. */
export const PREGUNTAS = ['tamano', 'color', 'habitat', 'mes', 'haciendo'] as const;

/** Whether an address asks «¿Qué ave es?»: it has one of the parameters, understood or not. */
export function preguntaQueAveEs(params: URLSearchParams): boolean {
  return PREGUNTAS.some((param) => params.has(param));
}
