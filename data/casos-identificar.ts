/** What a beginner would answer for a bird that anyone in Madrid may meet. */
export type Caso = {
  ave: string;
  /** The answers, as the address of the page writes them. Some are left out and some a little wrong, as beginners are. */
  respuestas: string;
  /** Words of the guide's own description that say what the bird looks like or where it is. */
  fuente: string;
};

/**
 * Forty everyday meetings, written for the guide before the ranking was first run on them, each after the guide's own
 * description of the species; a test finds the quoted words there. They are no record of what people have answered: nobody was asked.
 */
export const CASOS: readonly Caso[] = [
  {
    ave: 'Mirlo común',
    respuestas: 'tamano=mirlo&color=negro&color=anaranjado&habitat=parque&mes=marzo&haciendo=suelo',
    fuente: 'Negro azabache y con el pico amarillo anaranjado',
  },
  {
    // The female, which nobody takes for a blackbird.
    ave: 'Mirlo común',
    respuestas: 'tamano=mirlo&color=pardo&habitat=parque&mes=noviembre&haciendo=suelo',
    fuente: 'La hembra es parda',
  },
  {
    ave: 'Gorrión común',
    respuestas: 'tamano=gorrion&color=pardo&color=gris&habitat=ciudad&mes=noviembre&haciendo=suelo',
    fuente: 'recoge migas en las terrazas',
  },
  {
    // Seen in a park, which is not among its habitats in the data; no colour but brown.
    ave: 'Gorrión común',
    respuestas: 'tamano=gorrion&color=pardo&habitat=parque&mes=mayo&haciendo=suelo',
    fuente: 'parda y sencilla, con una ceja clara, la hembra',
  },
  {
    ave: 'Urraca común',
    respuestas: 'tamano=paloma&color=blanco&color=negro&habitat=parque&mes=enero&haciendo=suelo',
    fuente: 'Blanca y negra a primera vista',
  },
  {
    ave: 'Paloma torcaz',
    respuestas: 'tamano=paloma&color=gris&color=blanco&habitat=parque&mes=octubre',
    fuente: 'una mancha blanca a cada lado del cuello',
  },
  {
    ave: 'Paloma bravía',
    respuestas: 'tamano=paloma&color=gris&habitat=ciudad&haciendo=suelo',
    fuente: 'Es la paloma de plazas, cornisas y terrazas',
  },
  {
    ave: 'Cotorra argentina',
    respuestas: 'tamano=paloma&color=verde&habitat=parque&mes=julio&haciendo=volando',
    fuente: 'esta lorita verde, de frente y pecho grises',
  },
  {
    ave: 'Petirrojo europeo',
    respuestas: 'tamano=gorrion&color=pardo&color=anaranjado&habitat=parque&mes=diciembre',
    fuente: 'Un babero naranja le cubre cara y pecho',
  },
  {
    // Its name makes people say red.
    ave: 'Petirrojo europeo',
    respuestas: 'tamano=menor-que-gorrion&color=rojo&color=pardo&habitat=bosque',
    fuente: 'macho y hembra visten igual',
  },
  {
    ave: 'Lavandera blanca',
    respuestas: 'tamano=gorrion&color=blanco&color=negro&habitat=ciudad&mes=enero&haciendo=suelo',
    fuente: 'Gris, blanca y negra, camina deprisa por el asfalto',
  },
  {
    ave: 'Cigüeña blanca',
    respuestas: 'tamano=ciguena&color=blanco&color=negro&habitat=ciudad&mes=febrero',
    fuente: 'Blanca, con las alas negras por detrás y pico y patas rojos',
  },
  {
    ave: 'Ánade azulón',
    respuestas: 'tamano=pato&color=verde&color=gris&habitat=parque&mes=noviembre&haciendo=agua',
    fuente: 'El macho luce cabeza verde',
  },
  {
    ave: 'Ánade azulón',
    respuestas: 'tamano=pato&color=pardo&habitat=rio&mes=abril&haciendo=agua',
    fuente: 'la hembra es parda',
  },
  {
    ave: 'Focha común',
    respuestas: 'tamano=pato&color=negro&color=blanco&habitat=humedal&mes=diciembre&haciendo=agua',
    fuente: 'Negra como el carbón, salvo el pico y el escudo de la frente',
  },
  {
    ave: 'Garza real',
    respuestas: 'tamano=ciguena&color=gris&habitat=rio&mes=noviembre&haciendo=agua',
    fuente: 'Es alta y cenicienta',
  },
  {
    ave: 'Vencejo común',
    respuestas: 'tamano=gorrion&color=negro&habitat=ciudad&mes=junio&haciendo=volando',
    fuente: 'Todo negruzco salvo la garganta',
  },
  {
    ave: 'Golondrina común',
    respuestas: 'tamano=gorrion&color=negro&color=blanco&habitat=cultivo&mes=mayo&haciendo=volando',
    fuente: 'Vuela a ras de los sembrados',
  },
  {
    ave: 'Avión común',
    respuestas: 'tamano=gorrion&color=negro&color=blanco&habitat=ciudad&mes=junio&haciendo=volando',
    fuente: 'Negro azulado por encima y blanco por debajo',
  },
  {
    ave: 'Jilguero europeo',
    respuestas: 'tamano=gorrion&color=rojo&color=amarillo&color=pardo&habitat=parque&mes=septiembre',
    fuente: 'Cara roja, cabeza blanca y negra y una ancha franja amarilla en el ala',
  },
  {
    ave: 'Carbonero común',
    respuestas: 'tamano=gorrion&color=amarillo&color=negro&habitat=parque&mes=febrero&haciendo=posada',
    fuente: 'sobre el pecho amarillo, una corbata negra',
  },
  {
    ave: 'Herrerillo común',
    respuestas: 'tamano=menor-que-gorrion&color=azul&color=amarillo&habitat=bosque',
    fuente: 'Boina azul, cara blanca cruzada por una raya oscura y vientre amarillo',
  },
  {
    // On the lawn and not on a trunk, as one meets it.
    ave: 'Pito real ibérico',
    respuestas: 'tamano=paloma&color=verde&color=rojo&habitat=parque&mes=abril&haciendo=suelo',
    fuente: 'Pasa mucho tiempo en el suelo, en los céspedes',
  },
  {
    ave: 'Pico picapinos',
    respuestas: 'tamano=mirlo&color=negro&color=blanco&color=rojo&habitat=bosque&haciendo=tronco',
    fuente: 'Es blanco y negro, con un óvalo blanco en cada hombro',
  },
  {
    ave: 'Abubilla',
    respuestas:
      'tamano=mirlo&color=anaranjado&color=negro&color=blanco&habitat=parque&mes=abril&haciendo=suelo',
    fuente: 'alas a franjas blancas y negras',
  },
  {
    ave: 'Rabilargo ibérico',
    respuestas: 'tamano=paloma&color=azul&color=negro&habitat=parque&mes=octubre&haciendo=posada',
    fuente: 'Capirote negro, garganta blanca, alas y cola de un azul suave',
  },
  {
    ave: 'Estornino negro',
    respuestas: 'tamano=mirlo&color=negro&habitat=ciudad&mes=mayo&haciendo=posada',
    fuente: 'canta en las antenas',
  },
  {
    ave: 'Estornino pinto',
    respuestas: 'tamano=mirlo&color=negro&color=blanco&habitat=parque&mes=diciembre&haciendo=suelo',
    fuente: 'cubre su plumaje oscuro una lluvia de lunares claros',
  },
  {
    ave: 'Cernícalo vulgar',
    respuestas: 'tamano=paloma&color=pardo&habitat=cultivo&mes=agosto&haciendo=volando',
    fuente: 'Quieto en el aire, con la cola abierta',
  },
  {
    ave: 'Milano real',
    respuestas: 'tamano=pato-ciguena&color=pardo&color=anaranjado&habitat=dehesa&mes=enero&haciendo=volando',
    fuente: 'Cola rojiza muy ahorquillada',
  },
  {
    ave: 'Buitre leonado',
    respuestas: 'tamano=ciguena&color=pardo&habitat=roquedo&mes=noviembre&haciendo=volando',
    fuente: 'cuerpo color arena, borde del ala negro',
  },
  {
    ave: 'Tórtola turca',
    respuestas: 'tamano=paloma&color=pardo&habitat=ciudad&haciendo=posada',
    fuente: 'esta tórtola de color arena',
  },
  {
    ave: 'Serín verdecillo',
    respuestas: 'tamano=menor-que-gorrion&color=amarillo&habitat=parque&mes=mayo&haciendo=posada',
    fuente: 'es el macho, amarillo y rayado',
  },
  {
    ave: 'Verderón común',
    respuestas: 'tamano=gorrion&color=verde&color=amarillo&habitat=parque&mes=abril',
    fuente: 'Verde oliva, de pico grueso y claro',
  },
  {
    ave: 'Colirrojo tizón',
    respuestas: 'tamano=gorrion&color=negro&color=rojo&habitat=ciudad&mes=noviembre&haciendo=posada',
    fuente: 'les tiembla sin parar la cola rojiza',
  },
  {
    // Greenish to whoever looks closely, brown to the others.
    ave: 'Mosquitero común',
    respuestas: 'tamano=menor-que-gorrion&color=pardo&habitat=parque&mes=enero&haciendo=posada',
    fuente: 'pajaritos verdosos e inquietos',
  },
  {
    ave: 'Gallineta común',
    respuestas: 'tamano=paloma&color=negro&color=rojo&habitat=parque&haciendo=agua',
    fuente: 'el pico rojo de punta amarilla',
  },
  {
    ave: 'Cormorán grande',
    respuestas: 'tamano=pato-ciguena&color=negro&habitat=rio&mes=enero&haciendo=agua',
    fuente: 'Es negro y alargado',
  },
  {
    ave: 'Gaviota reidora',
    respuestas: 'tamano=paloma&color=blanco&color=gris&habitat=rio&mes=enero&haciendo=volando',
    fuente: 'bandos blancos siguen el Manzanares',
  },
  {
    ave: 'Abejaruco europeo',
    respuestas: 'tamano=mirlo&color=azul&color=amarillo&color=pardo&mes=junio&haciendo=volando',
    fuente: 'garganta amarilla, antifaz negro, dorso castaño y vientre turquesa',
  },
];
