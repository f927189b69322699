import { Link, useLoaderData } from 'react-router';
import { paths } from '../../domain/addresses/paths.ts';
import { Lamina } from '../components/ave/lamina.tsx';
import { Icon } from '../components/page/icon.tsx';
import layout from '../components/page/layout.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { aves } from '../data/species/aves.ts';
import { HomeSeason } from '../features/season/home-season.tsx';
import { Seo } from '../site/seo.tsx';
import { site } from '../site/site.ts';
import styles from './home.module.css';

/** Species whose plates welcome the visitor, the first one large. */
const WELCOME_SPECIES = [
  'Abubilla',
  'Petirrojo europeo',
  'Herrerillo común',
  'Garza real',
  'Jilguero europeo',
];

/** What a visitor can do, on the first screen of a phone. */
const ACTIONS = [
  {
    to: paths.aves(),
    icon: 'search',
    title: 'Ver todas las aves',
    what: 'por su nombre, o las de un mes o un lugar',
  },
  { to: paths.whichAve(), icon: 'which', title: '¿Qué ave es?', what: 'di cómo era la que has visto' },
  {
    to: paths.avistadas(),
    icon: 'medal',
    title: 'Tus avistadas',
    what: 'marca las que veas y lleva la cuenta',
  },
  { to: paths.quiz(), icon: 'dice', title: '¿Cuánto sabes?', what: 'juega a reconocerlas' },
] as const;

export function loader() {
  return WELCOME_SPECIES.flatMap((nombre) => aves.find((ave) => ave.nombre === nombre) ?? []);
}

export function Component() {
  const welcome = useLoaderData<typeof loader>();
  return (
    <>
      <Seo
        title={site.nombre}
        description="Guía libre y gratuita de más de 200 especies de aves de la Comunidad de Madrid: búscalas, reconócelas y lleva la cuenta de las que has visto."
        path={paths.home()}
        imagen={welcome[0]?.imagen}
      />
      <section className={styles.opening}>
        <div className={styles.welcome}>
          <PageHeading>Te damos la bienvenida a la Guía de Aves de Madrid</PageHeading>
          <p className={styles.intro}>
            Aquí tienes más de 200 especies de aves que viven en la Comunidad de Madrid o pasan por ella,
            desde el gorrión de tu calle hasta el buitre negro de la sierra. En la ficha de cada una verás
            cómo reconocerla, y dónde y cuándo puedes encontrarla.
          </p>
          <nav aria-label="Qué puedes hacer aquí" className={styles.actions}>
            {ACTIONS.map(({ to, icon, title, what }) => (
              <Link key={to} to={to} className={layout.card}>
                <b>
                  <Icon name={icon} /> {title}
                </b>{' '}
                <span>{what}</span>
              </Link>
            ))}
          </nav>
          <p>
            <Link to={paths.guide()}>Cómo usar la guía</Link> ·{' '}
            <Link to={paths.lugares()}>Dónde ver aves</Link> · <Link to={paths.flight()}>En vuelo</Link>
          </p>
        </div>
        <ul className={styles.laminas}>
          {welcome.map((ave, i) => (
            <li key={ave.nombre}>
              <Link to={paths.ave(ave.nombre)} aria-label={ave.nombre}>
                <Lamina
                  ave={ave}
                  sizes={i === 0 ? '(width < 60rem) 80vw, 36rem' : '(width < 60rem) 44vw, 18rem'}
                  eager
                  hero={i === 0}
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <HomeSeason />
      <Notes />
    </>
  );
}

function Notes() {
  return (
    <section className={styles.notes} aria-label="Sobre la guía">
      <div>
        <h2>Encuentra un ave</h2>
        <p>
          Escribe parte de su nombre en el buscador o usa el botón «Filtrar» para ver un orden, un grado de
          amenaza o la época en que están en Madrid. Si no sabes cómo se llama, di cómo era en{' '}
          <Link to={paths.whichAve()}>¿Qué ave es?</Link>
        </p>
      </div>
      <div>
        <h2>Apunta las que ves</h2>
        <p>
          En la ficha de cada especie, pulsa «¿Avistada?» y ganará su medalla. La cuenta te acompaña al pie de
          cada página y solo se guarda en tu navegador.
        </p>
        <p>
          ¿Vas al campo? Elige <Link to={paths.lugares()}>un lugar para ver aves</Link>,{' '}
          <Link to={paths.offline()}>guarda la guía en tu dispositivo</Link>, ábrela sin cobertura y{' '}
          <Link to={paths.walk()}>apunta tu salida</Link>.
        </p>
      </div>
      <div>
        <h2>Libre y gratuita</h2>
        <p>
          Esta guía es educativa y de uso gratuito: sin cuenta, sin publicidad y sin seguimiento. Úsala en
          clase, en el campo o en casa, y compártela cuanto quieras.
        </p>
      </div>
    </section>
  );
}
