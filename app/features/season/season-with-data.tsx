import { useToday } from '../../components/use-today.ts';
import { aves } from '../../data/aves.ts';
import { SeasonNow } from './season-now.tsx';

/** What to see now, with its data: the part of the home page that comes once it is alive. */
export function Part() {
  const today = useToday();
  return today && <SeasonNow aves={aves} today={today} />;
}
