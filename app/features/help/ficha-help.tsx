import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';

/** What the page of a species tells, and how its parts are used. */
export function FichaHelp() {
  return (
    <section>
      <h2>La ficha de cada especie</h2>
      <p>
        En ella tienes la lámina, los rasgos en los que fijarte, el nombre científico, el orden y la familia,
        el grado de amenaza, la época en que está en Madrid, una descripción, la envergadura entre dos alas,
        lo que come y los enlaces a la ficha de SEO/BirdLife y a Wikipedia. Los meses son orientativos, y el
        que corre lleva una marca. Con «Anterior» y «Siguiente» pasas a las especies vecinas y con «Volver»
        regresas a la lista.
      </p>
      <p>
        Los números de la lámina señalan cada rasgo de «En qué fijarte»: pasa por encima, tócalos o recórrelos
        con el tabulador para leerlo, y ocúltalos con «Marcas en la lámina». «Se parece a» nombra las especies
        con las que se confunde y lo que las distingue; con «Comparar» pasas a{' '}
        <Link to={paths.compare()}>Comparar aves</Link>, donde ves de dos a cuatro lado a lado, con las
        láminas a la misma escala y primero lo que no comparten; la dirección guarda la comparación. «Tamaño»
        mide sus alas con las de un ave conocida y, si son grandes, con los brazos de una persona.
      </p>
      <p>
        «Voz» cuenta cómo suena y, en más de cien especies, lo dibuja: el tiempo va hacia la derecha y el tono
        hacia arriba, con cada sílaba bajo su nota y la fuerte en negrita. No es el sonograma de una
        grabación, sino lo que se sabe de la especie puesto en un dibujo; las grabaciones están en xeno-canto.
        Si su voz se confunde con otras, un enlace las pone una bajo otra.
      </p>
    </section>
  );
}
