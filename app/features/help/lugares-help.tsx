import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';

export function LugaresHelp() {
  return (
    <section>
      <h2>Lugares</h2>
      <p>
        En <Link to={paths.lugares()}>Lugares para ver aves</Link> tienes un mapa y una lista de parques,
        embalses, sierras y campiñas, que puedes elegir por mes o por hábitat. «Cerca de mí» los ordena por la
        distancia, que se calcula en tu navegador. La página de cada lugar dice cómo llegar, qué respetar y
        qué aves puedes esperar este mes, y se imprime como hoja de campo. De las aves sensibles a las
        molestias la guía solo dice la comarca.
      </p>
    </section>
  );
}
