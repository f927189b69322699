import aves from 'virtual:aves';
import parientes from 'virtual:parientes';
import { useAvistadas } from '../features/avistadas/avistadas.tsx';
import { Juego } from '../features/juego/juego.tsx';

const places = new Map(aves.map(({ nombre }, i) => [nombre, i]));

/** Where the wrong names come from: the kin of a species, as the build has reckoned them. */
const confundibles = {
  parientes: (nombre: string) =>
    (parientes[places.get(nombre) ?? -1] ?? []).flatMap((place) => aves[place]?.nombre ?? []),
};

/** The quiz with its data: the part of the guide that comes once somebody plays. */
export function Part() {
  return <Juego aves={aves} vistas={useAvistadas().nombres} confundibles={confundibles} />;
}
