import type { Frecuencia } from './frecuencia.ts';
import { HACIENDO_DE_FAMILIA } from './haciendo.ts';
import { type Juicio, judgeInOrder } from './juicio.ts';
import { judgeColor } from './juicio-de-color.ts';
import { judgeHabitat } from './juicio-de-habitat.ts';
import type { Respuestas } from './respuestas.ts';
import type { Senas } from './senas.ts';
import { fitOfTamano, hasTamano } from './tamano.ts';

/** A species in the ranking: how well it fits, a sum of natural logarithms, and the answers that it fits. */
export type Candidata<Item extends Senas = Senas> = { ave: Item; ajuste: number; encaja: Respuestas };

/**
 * How much oftener one meets a species of one class of frequency than of the next. The guide's four classes are told
 * by words, not counted; field scales of abundance (ACFOR) step by about half a power of ten, and so do these.
 */
const PRIOR: Readonly<Record<Frecuencia, number>> = {
  'muy común': 0,
  común: -1.15,
  escasa: -2.3,
  rara: -3.45,
};

/** Answers in 20 that are plainly wrong: none excludes a species, and no species vanishes. */
const ERROR = 0.05;
/** A colour is remembered better than that. */
const ERROR_OF_COLOUR = 0.02;

/** How likely it is to be met outside the habit of its family, and in the month before or after its stay. */
const SELDOM = 0.15;
const NEAR_ITS_MONTHS = 0.25;
/** Months from December to January, and from any other to the next. */
const NEIGHBOURS = [1, 11];

/**
 * Ranks all species by how likely each is, given what was seen: naive Bayes. Each answer adds the logarithm of how
 * likely one would give it of the species, and the frequency in Madrid is the prior; months of absence count as an
 * answer that does not fit. None is left out. Equal ones keep the order given.
 */
export function identificar<Item extends Senas>(
  aves: readonly Item[],
  respuestas: Respuestas,
): Candidata<Item>[] {
  return aves.map((ave) => judge(ave, respuestas)).sort((a, b) => b.ajuste - a.ajuste);
}

function judge<Item extends Senas>(ave: Item, respuestas: Respuestas): Candidata<Item> {
  const { tamano, colores, habitat, mes, haciendo } = respuestas;
  let ajuste = PRIOR[ave.frecuencia];
  const admits = ({ fit, fits }: Juicio, error = ERROR) => {
    ajuste += Math.log(error + (1 - error) * fit);
    return fits;
  };
  const encaja: Respuestas = {
    colores: colores.filter((color) => admits(judgeColor(ave.colores, color), ERROR_OF_COLOUR)),
  };
  if (tamano) {
    const fit = fitOfTamano(ave.longitud, tamano);
    if (admits({ fit, fits: hasTamano(ave.longitud, tamano) })) encaja.tamano = tamano;
  }
  if (habitat && admits(judgeHabitat(ave.habitats, habitat))) encaja.habitat = habitat;
  if (typeof mes === 'number' && admits(judgeMes(ave.meses, mes))) encaja.mes = mes;
  if (haciendo && admits(judgeInOrder(HACIENDO_DE_FAMILIA[ave.familia], haciendo, SELDOM))) {
    encaja.haciendo = haciendo;
  }
  return { ave, ajuste, encaja };
}

/** Present in that month, or in the one before or after: passage does not keep to the calendar. */
function judgeMes(meses: readonly number[], mes: number): Juicio {
  if (meses.includes(mes)) return { fit: 1, fits: true };
  const near = meses.some((each) => NEIGHBOURS.includes(Math.abs(each - mes)));
  return { fit: near ? NEAR_ITS_MONTHS : 0, fits: false };
}
