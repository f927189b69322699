import { Later } from '../../components/page/later.tsx';

const load = () => import('./questionnaire.tsx');

/** «¿Qué ave es?»: the questions and the ranking, with the signs of the birds, once they have come. */
export function WhichAve() {
  return (
    <Later load={load} what="las preguntas">
      {({ Questionnaire }) => <Questionnaire />}
    </Later>
  );
}
