import { useHoy } from '../components/use-hoy.ts';
import { aves } from '../data/aves.ts';
import { Temporada } from '../features/temporada/temporada.tsx';

/** What to see now, with its data: the part of the home page that comes once it is alive. */
export function Part() {
  const hoy = useHoy();
  return hoy && <Temporada aves={aves} hoy={hoy} />;
}
