import { z } from 'zod';
import { paths } from '../domain/addresses/paths.ts';
import { foldText } from '../domain/addresses/slug.ts';
import type { Month } from '../domain/calendar/month.ts';
import { type Abundancia, contradictionOfAbundancia } from '../domain/season/abundancia.ts';
import { FOODS } from '../domain/species/alimentacion.ts';
import { AMENAZAS } from '../domain/species/amenaza.ts';
import { type Ave, alttextOf, imagenOf, type Nombres } from '../domain/species/ave.ts';
import { contradictionOfMonths, ESTACIONES } from '../domain/species/estacion.ts';
import { FRECUENCIAS } from '../domain/species/frecuencia.ts';
import { HABITATS } from '../domain/species/habitat.ts';
import {
  FAMILIES_OF_ORDEN,
  type Familia,
  ORDENES,
  type Orden,
  ordenOfFamilia,
} from '../domain/species/orden.ts';
import { SOUNDS } from '../domain/species/voz.ts';

const orden = z.enum(ORDENES as [Orden, ...Orden[]]);
const familia = z.enum(Object.values(FAMILIES_OF_ORDEN).flat() as [Familia, ...Familia[]]);

const month = z.int().min(1).max(12) as unknown as z.ZodType<Month>;
const meses = z.array(month).min(1).refine(isAscending, 'must ascend without repeating');

const nombre = z
  .string()
  .min(3)
  .refine((text) => text === text.normalize('NFC').trim(), 'must be NFC, without spaces at its ends');

const binomial = z.string().regex(/^[A-Z][a-z]+ [a-z]+$/, 'must be a binomial');

const inSentence = nombre.regex(/^\p{Ll}/u, 'must be small as in a sentence');

const nombres = z.strictObject({
  populares: listOf(inSentence).optional(),
  ingles: nombre.regex(/^[A-Z][A-Za-z' -]+$/, 'must be an English name'),
  anteriores: listOf(inSentence).optional(),
  binomios: listOf(binomial).optional(),
} satisfies { [Field in keyof Required<Nombres>]: z.ZodType<Nombres[Field]> });

function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1).refine(hasNoRepeats, 'must not repeat a value');
}

function hasNoRepeats(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

function isAscending(list: readonly number[]): boolean {
  return list.every((value, i) => i === 0 || value > (list[i - 1] ?? 0));
}

const sentence = z.string().regex(/^[A-ZÁÉÍÓÚÑ¿¡«].*[.!?»]$/u, 'must be a sentence');

const utterance = z.strictObject({ silabas: z.string().min(1).max(60), texto: sentence.max(240) });

const voz = z.strictObject({
  reclamo: utterance.optional(),
  canto: utterance.optional(),
  calla: sentence.optional(),
  distingue: sentence.optional(),
  cuando: z.strictObject({ meses, texto: sentence }).optional(),
  suena: listOf(z.enum(SOUNDS)).optional(),
});

const level = z.literal([0, 1, 2, 3]);
const abundancia = z.array(level).length(12) as z.ZodType<Abundancia>;

/** One entry for each field of `Ave`: the compiler misses none. */
const fields = {
  id: z.int().positive(),
  nombre,
  cientifico: binomial,
  nombres,
  nombreExplicado: sentence.max(220).optional(),
  orden,
  familia,
  alimentacion: listOf(z.enum(FOODS)),
  envergadura: z.number().min(10).max(300),
  longitud: z.number().positive(),
  estacion: z.enum(ESTACIONES),
  meses,
  frecuencia: z.enum(FRECUENCIAS),
  abundancia,
  habitats: listOf(z.enum(HABITATS)),
  amenaza: z.enum(AMENAZAS),
  descripcion: z.string().min(330).max(760),
  donde: sentence.min(90).max(340),
  voz,
  autor: z.string().min(1),
  autor_page: z.union([z.literal(paths.laminas()), z.url({ protocol: /^https$/ })]),
  imagen: z.string().regex(/^[A-Za-z]+(_[A-Za-z]+)*$/, 'must be ASCII letters joined by underscores'),
  alttext: z.string(),
  seo: z.string().regex(/^https:\/\/seo\.org\/ave\/[a-z0-9-]+\/$/, 'must be a species page of seo.org'),
  wiki: z.url({ protocol: /^https$/, hostname: /^es\.wikipedia\.org$/ }),
  ebird: z
    .string()
    .regex(/^[a-z]{4,6}\d{0,2}$/, 'must be a species code of eBird')
    .optional(),
  alias: listOf(nombre).optional(),
} satisfies { [Field in keyof Required<Ave>]: z.ZodType<Ave[Field]> };

const ave = z.strictObject(fields);

type Issue = { path: keyof Ave; message: string };

/** The rules that bind two fields of one record. */
function contradictions(record: z.infer<typeof ave>): Issue[] {
  const issues: Issue[] = [];
  const owner = ordenOfFamilia(record.familia);
  if (owner !== record.orden) {
    issues.push({
      path: 'familia',
      message: `${record.familia} belongs to ${owner}, not to ${record.orden}`,
    });
  }
  const calendar = contradictionOfMonths(record.estacion, record.meses);
  if (calendar) issues.push({ path: 'meses', message: calendar });
  const year = contradictionOfAbundancia(record.abundancia, record);
  if (year) issues.push({ path: 'abundancia', message: year });
  if (record.envergadura <= record.longitud) {
    issues.push({
      path: 'envergadura',
      message: `${record.envergadura} cm is not greater than the length, ${record.longitud} cm`,
    });
  }
  const names = namesOf(record).map(foldText);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) issues.push({ path: 'nombres', message: `«${twice}» is one of its names already` });
  const { reclamo, canto, calla, cuando } = record.voz;
  if (!(reclamo && canto) && !calla) {
    issues.push({ path: 'voz', message: 'must say in `calla` why it has no call or no song' });
  }
  const absent = cuando?.meses.filter((each) => !record.meses.includes(each)) ?? [];
  if (absent.length > 0) {
    issues.push({ path: 'voz', message: `is heard in months in which the species is away: ${absent}` });
  }
  const told = { imagen: imagenOf(record.nombre), alttext: alttextOf(record.nombre) };
  for (const path of ['imagen', 'alttext'] as const) {
    if (record[path] !== told[path]) issues.push({ path, message: `must be «${told[path]}»` });
  }
  return issues;
}

/** All that a species is called. */
export function namesOf({ nombre, cientifico, nombres }: Pick<Ave, 'nombre' | 'cientifico' | 'nombres'>) {
  const { populares = [], ingles, anteriores = [], binomios = [] } = nombres;
  return [nombre, cientifico, ...populares, ingles, ...anteriores, ...binomios];
}

/** What one file of `data/aves` must hold. The rules between files are in `load-aves.ts`. */
export const aveSchema: z.ZodType<Ave> = ave.superRefine((record, context) => {
  for (const { path, message } of contradictions(record)) {
    context.addIssue({ code: 'custom', path: [path], message });
  }
});
