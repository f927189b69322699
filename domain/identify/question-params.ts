/**
 * The parameters in which an address tells what bird was seen; «color» may come up to three times. Place and month are
 * not «habitat» and «mes»: those narrow a list (`domain/filters`), and a search may carry both.
 */
export const QUESTION_PARAMS = ['tamano', 'color', 'donde', 'cuando', 'haciendo', 'sonaba'] as const;

/** Whether an address asks «¿Qué ave es?»: it has one of the parameters, understood or not. */
export function asksWhichAve(params: URLSearchParams): boolean {
  return QUESTION_PARAMS.some((param) => params.has(param));
}
