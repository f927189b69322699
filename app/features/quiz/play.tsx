import { Later } from '../../components/page/later.tsx';

const load = () => import('./quiz.tsx');

/** The quiz, once it has come. */
export function Play() {
  return (
    <Later load={load} what="las rondas">
      {({ Quiz }) => <Quiz />}
    </Later>
  );
}
