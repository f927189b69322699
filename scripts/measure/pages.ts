import { paths } from '../../domain/addresses/paths.ts';

/** One address of each kind of page. */
export const PAGES = {
  home: paths.home(),
  list: paths.aves(),
  species: paths.ave('Torcecuello euroasiático'),
  order: paths.orden('Passeriformes'),
  threat: paths.amenaza('Vulnerable'),
  season: paths.estacion('Invernal'),
  seen: paths.avistadas(),
  guide: paths.guide(),
  search: paths.search('real'),
  'which bird': paths.whichAve(),
  comparison: paths.compare(),
  quiz: paths.quiz(),
  walk: paths.walk(),
  copies: paths.copies(),
  places: paths.lugares(),
  place: paths.lugar('casa-de-campo'),
  flight: paths.flight(),
  colouring: paths.colouring('Torcecuello euroasiático'),
};
