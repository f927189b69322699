import { useLocation, useNavigate } from 'react-router';
import { type Avance, readAvance } from '../../../domain/juego.ts';
import { type Partida, writePartida } from '../../../domain/partida.ts';
import { paths } from '../../../domain/paths.ts';

/**
 * How far the visitor is, kept in the entry of the browser's history: it lasts through a reload and through going to a
 * species and coming back, needs no storage, and a round in another tab does not touch it.
 */
export function useAvance(isNombre: (nombre: string) => boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return {
    kept: readAvance(state?.avance, isNombre),
    keep: (avance: Avance) =>
      navigate(
        { search, hash: '#cuanto-sabes' },
        { replace: true, state: { avance }, preventScrollReset: true },
      ),
    /** Begins a round, as one step in the history. */
    begin: (partida: Partida) => navigate(paths.juego(writePartida(partida)), { preventScrollReset: true }),
  };
}
