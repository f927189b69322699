import { Later } from '../../components/page/later.tsx';

const load = () => import('./quiz.tsx');

/** The quiz, once it has come. */
export function Play() {
  return (
    <Later
      load={load}
      waiting="Preparando las láminas…"
      failure="No hemos podido cargar el juego. Comprueba tu conexión."
    >
      {({ Quiz }) => <Quiz />}
    </Later>
  );
}
