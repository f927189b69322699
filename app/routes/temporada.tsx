import { useToday } from '../components/use-hoy.ts';
import { aves } from '../data/aves.ts';
import { SeasonNow } from '../features/temporada/temporada.tsx';

/** What to see now, with its data: the part of the home page that comes once it is alive. */
export function Part() {
  const today = useToday();
  return today && <SeasonNow aves={aves} today={today} />;
}
