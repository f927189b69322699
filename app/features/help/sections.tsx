import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { FOODS } from '../../../domain/species/alimentacion.ts';
import { TOTAL_AVES } from '../../../domain/species/total.ts';
import { Food } from '../../components/ave/alimentacion.tsx';
import { ExternalLink } from '../../components/page/external-link.tsx';
import layout from '../../components/page/layout.module.css';
import { site } from '../../site/site.ts';
import styles from './help.module.css';

export function NavigationHelp() {
  return (
    <section>
      <h2>Navegación</h2>
      <p>
        En la parte de arriba de cada página tienes los enlaces a <Link to={paths.home()}>Home</Link>,{' '}
        <Link to={paths.aves()}>Todas las aves</Link> y esta guía de uso, el botón «Filtrar» y el buscador. La
        lista completa tarda un segundo y medio en aparecer, mientras se preparan las láminas. En Home te
        esperan además el ave del día y qué ver este mes.
      </p>
    </section>
  );
}

export function SearchHelp() {
  return (
    <section>
      <h2>Búsqueda</h2>
      <p>
        Escribe el nombre de un ave, o una parte, y pulsa Intro. No importan las tildes ni las mayúsculas:
        «aguila» encuentra el águila real y todas las demás. Si la caja está vacía, la búsqueda no empieza.
        Mientras escribes te sugiere hasta ocho especies, también por sus nombres populares, inglés o
        científico y aunque te bailes una letra: elige una y se abre su ficha. Con Intro, «becada» te lleva a
        la chocha perdiz, y «tordo» o «vuitre» te enseñan las aves que pueden ser.
      </p>
      <p>
        Si no sabes el nombre, <Link to={paths.whichAve()}>¿Qué ave es?</Link> te pregunta por el tamaño, los
        colores, el lugar, el mes y lo que hacía, y no hace falta que contestes a todo. Ordena las{' '}
        {TOTAL_AVES} especies por lo bien que encajan y dice de cada una por qué está ahí.
      </p>
    </section>
  );
}

export function FoodLegend() {
  return (
    <section>
      <h2>Leyenda de alimentación</h2>
      <ul className={styles.legend}>
        {FOODS.map((food) => (
          <li key={food}>
            <Food food={food} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ProgressHelp() {
  return (
    <section>
      <h2>Progreso</h2>
      <p>
        Pulsa «¿Avistada?» en la ficha de un ave y ganará una medalla; púlsalo otra vez para quitarla. Al pie
        de cada página verás cuántas llevas de las {TOTAL_AVES}. «Resetear» vacía la lista; el aviso que deja
        trae «Deshacer», y durante treinta días puedes recuperarla en{' '}
        <Link to={paths.avistadas()}>Aves avistadas</Link>.
      </p>
      <p>
        Al marcar un ave queda apuntado el día. Con «Añadir fecha y lugar» lo completas o apuntas otra vez que
        la has visto: el día, o solo el mes o el año, el sitio, la hora, cuántas y una nota. Tu posición solo
        se pide si pulsas «Usar mi posición». Si quitas la marca, lo apuntado se guarda aparte y vuelve con
        ella.
      </p>
      <p>
        Para un paseo entero, <Link to={paths.walk()}>Apuntar una salida</Link>: di el día y el sitio una vez
        y toca cada ave según la ves, o escribe unas letras de su nombre, como «gor com», y pulsa Intro. Otro
        toque suma una más y «−» la quita. Si se cierra el navegador, sigues donde lo dejaste. En Aves
        avistadas, «En gráficos» dibuja cómo crece tu lista y «Te falta» dice qué buscar este mes.
      </p>
      <p>
        Tu lista se guarda en este navegador y en ningún otro sitio: nadie más la ve, y si borras los datos
        del navegador se borra también. Safari borra además los de las páginas que no usas en siete días. En{' '}
        <Link to={paths.copies()}>Traer y llevar tu cuaderno</Link> guardas copias, pasas la lista a otro
        aparato o la sumas a la de otra persona, y traes o llevas tus registros de eBird y otros programas.
      </p>
    </section>
  );
}

export function QuizHelp() {
  return (
    <section id="cuanto-sabes">
      <h2>¿Cuánto sabes?</h2>
      <p>
        En <Link to={paths.quiz()}>el juego de la guía</Link> ves diez láminas y eliges entre cuatro nombres,
        sin reloj. Puedes pedir las aves de un orden, un hábitat o un mes, las que has visto o las que te
        faltan, o solo las que se confunden entre sí; con una clave, toda la clase juega la misma ronda. En
        «¿Quién canta?» no ves láminas, sino voces dibujadas, y algunas también se pueden oír.
      </p>
    </section>
  );
}

export function PlatesHelp() {
  return (
    <section id="laminas">
      <h2>Las láminas</h2>
      <p>
        Las láminas son de la propia guía: las dibuja, pluma a pluma, un programa escrito para ella a partir
        de las proporciones, los colores y las marcas de cada especie. No hay fotos ni dibujos ajenos.
        Muestran al macho adulto con su plumaje de cría, salvo que lo habitual en Madrid sea otro; en muchas
        especies lo acompaña la hembra. En cada ficha, «En qué fijarte» nombra las marcas que distinguen a la
        especie.
      </p>
      <p>
        En <Link to={paths.flight()}>Aves en vuelo</Link> están las rapaces vistas desde abajo, y los vencejos
        y golondrinas, cada hoja a una sola escala: prueba a ponerles nombre antes de mirar la respuesta.
      </p>
      <p>
        Cada ficha tiene además, junto a «Imprimir», una hoja «Para colorear»: el dibujo del ave solo con
        líneas y los números de sus colores, en un folio para clase o para casa.
      </p>
    </section>
  );
}

export function Contact() {
  return (
    <section>
      <h2>Contacto</h2>
      <p>¿Has visto un error o tienes una idea? Escríbenos por cualquiera de estos medios:</p>
      <ul className={`${layout.row} ${styles.links}`}>
        {site.contact.map(({ text, href }) => (
          <li key={href}>
            <ExternalLink href={href}>{text}</ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
