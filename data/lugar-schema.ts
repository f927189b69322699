import { z } from 'zod';
import type { Month } from '../domain/calendar/month.ts';
import { COMARCA_NAMES, type Lugar } from '../domain/places/lugar.ts';
import { HABITATS } from '../domain/species/habitat.ts';

/** Bounds of the Community, degrees. */
const LATITUDE = { min: 39.88, max: 41.17 };
const LONGITUDE = { min: -4.58, max: -3.05 };

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const month = z.int().min(1).max(12) as unknown as z.ZodType<Month>;
const sentences = z.string().regex(/^\p{Lu}.*\.$/u, 'must be sentences');
const unique = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((list) => new Set(list).size === list.length, 'must not repeat a value');

/** One entry for each field of `Lugar`: the compiler misses none. */
const fields = {
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be small ASCII words joined by hyphens'),
  nombre: z.string().min(3).max(60),
  municipios: unique(z.string()).min(1),
  comarca: z.enum(COMARCA_NAMES),
  coordenadas: z.tuple([within(LATITUDE), within(LONGITUDE)]),
  altitud: z.int().min(400).max(2428),
  habitats: unique(z.enum(HABITATS)).min(1),
  mejorEpoca: unique(month).min(2),
  porQue: sentences.max(220),
  acceso: sentences.max(220),
  cuidado: sentences.max(220),
  protegido: z.string().optional(),
  joyas: unique(z.string()).min(2).max(5),
  /** At most what the field sheet has room for: one sheet of paper. */
  especies: unique(z.string()).min(15).max(54),
  visitas: z.record(z.string(), sentences).optional(),
} satisfies { [Field in keyof Required<Lugar>]: z.ZodType<Lugar[Field]> };

/** What one file of `data/lugares` must hold. The rules between files are in `load-lugares.ts`. */
export const lugarSchema: z.ZodType<Lugar> = z.strictObject(fields);
