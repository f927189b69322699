import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { useLater } from '../../components/browser/use-later.ts';
import button from '../../components/page/button.module.css';
import styles from './quiz-section.module.css';

const load = () => import('./quiz.tsx');

/**
 * The quiz. It stands in the guide and not in the seen list: a class opens its round without a list of its own, and
 * what it is can be read without scripts. It is fetched once somebody presses the button or comes with a round, whose
 * parameter `domain/quiz/round.ts` names: that module comes with the quiz.
 */
export function QuizSection() {
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState(false);
  const [params] = useSearchParams();
  const wanted = hydrated && (pressed || params.has('juego'));
  const { code, failed, retry } = useLater(load, wanted);
  return (
    <section id="cuanto-sabes" className={styles.section} data-wanted={wanted}>
      <h2>¿Cuánto sabes?</h2>
      <p>
        Diez láminas y cuatro nombres para cada una, sin reloj. Puedes jugar con un orden, una estación o las
        aves que aún no has visto; comparte la dirección y otros jugarán la misma ronda. Los resultados se
        guardan en tu navegador y en ningún otro sitio.
      </p>
      <noscript>
        <p>Para jugar hace falta JavaScript.</p>
      </noscript>
      {code && <code.Quiz />}
      {hydrated && !code && (
        <button
          type="button"
          className={button.primary}
          onClick={() => (failed ? retry() : setPressed(true))}
        >
          {failed ? 'Probar otra vez' : 'Empezar una ronda'}
        </button>
      )}
      {!code && <p role="status">{failed && 'No hemos podido cargar el juego. Comprueba tu conexión.'}</p>}
    </section>
  );
}
