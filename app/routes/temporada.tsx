import aves from 'virtual:aves';
import calendarios from 'virtual:calendarios';
import { unpackCalendarios } from '../../domain/calendarios.ts';
import { useHoy } from '../components/use-hoy.ts';
import { Temporada } from '../features/temporada/temporada.tsx';

const conCalendario = unpackCalendarios(calendarios, aves);

/** What to see now, with its data: the part of the home page that comes once it is alive. */
export function Part() {
  const hoy = useHoy();
  return hoy && <Temporada aves={conCalendario} hoy={hoy} />;
}
