import type { AveResumen } from '../../../domain/ave.ts';
import { fechaEnPalabras } from '../../../domain/fecha.ts';
import { findFecha } from '../../../domain/fechas.ts';
import { useAvistadas } from './avistadas.tsx';

/** The day on which a species was marked, once it is known. */
export function FechaDeAvistada({ ave }: { ave: Pick<AveResumen, 'nombre' | 'alias'> }) {
  const { nombres, fechas } = useAvistadas();
  const fecha = nombres.has(ave.nombre) ? findFecha(fechas, ave) : undefined;
  return fecha && <span>Vista el {fechaEnPalabras(fecha)}</span>;
}
