import type { Color } from './colores.ts';
import { enumerar } from './enumerar.ts';
import { NOMBRES_DE_MES } from './estacion.ts';
import { FRASE_DE_HABITAT } from './habitat.ts';
import { FRASE_DE_HACIENDO } from './haciendo.ts';
import type { Candidata } from './identificar.ts';
import type { Senas } from './senas.ts';
import { SIGNIFICADO } from './tamano.ts';

/** The colour of a whole bird, as an adjective of «ave». */
const FEMENINO: Readonly<Record<Color, string>> = {
  blanco: 'blanca',
  gris: 'gris',
  negro: 'negra',
  pardo: 'parda',
  rojo: 'roja',
  anaranjado: 'anaranjada',
  amarillo: 'amarilla',
  verde: 'verde',
  azul: 'azul',
  rosa: 'rosa',
};

/** Part of the bird from which a colour is that of the bird; below it the bird only has some of it. */
const WHOLE_BIRD = 0.25;

/**
 * Why a species stands where it does: the answers that it fits, as «parda, tamaño de gorrión, en tu parque, en
 * noviembre». When it fits none, what speaks for it is how often one meets it.
 */
export function motivoOf({ ave, encaja }: Candidata): string {
  const { colores, tamano, habitat, mes, haciendo } = encaja;
  const motivos = [
    ...motivosDeColor(ave.colores, colores),
    tamano && SIGNIFICADO[tamano].frase,
    habitat && FRASE_DE_HABITAT[habitat],
    typeof mes === 'number' && `en ${NOMBRES_DE_MES[mes - 1]}`,
    haciendo && FRASE_DE_HACIENDO[haciendo],
  ].filter((motivo) => typeof motivo === 'string');
  return motivos.length > 0 ? motivos.join(', ') : `${ave.frecuencia} en Madrid`;
}

/** «negra y amarilla» where the bird is, «con rojo» where it only has some. */
function motivosDeColor(birds: Senas['colores'], colores: readonly Color[]): string[] {
  const partOf = (color: Color) => Math.max(...birds.map((reparto) => reparto[color] ?? 0));
  const whole = colores.filter((color) => partOf(color) >= WHOLE_BIRD);
  const some = colores.filter((color) => !whole.includes(color));
  return [
    ...(whole.length > 0 ? [enumerar(whole.map((color) => FEMENINO[color]))] : []),
    ...(some.length > 0 ? [`con ${enumerar(some)}`] : []),
  ];
}
