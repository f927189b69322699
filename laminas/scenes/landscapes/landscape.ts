/** The land of each habitat: what lies behind the horizon, what the near ground is, what stands on it. */
import type { GroundKind } from '../ground/ground.ts';
import type { Habitat } from '../scene.ts';
import type { View } from '../view.ts';
import { behindAltaMontana, standingAltaMontana } from './alta-montana.ts';
import { behindHumedal, behindParque, behindRio, standingParque } from './arbolado.ts';
import { behindBosque, behindDehesa, standingBosque, standingDehesa } from './bosque.ts';
import { behindCultivo, behindEstepa, behindMatorral, standingMatorral } from './campo.ts';
import { behindCiudad, standingCiudad } from './ciudad.ts';
import { behindRoquedo } from './roquedo.ts';

export interface Landscape {
  /** Far and middle layers, down to the horizon. */
  behind(view: View): void;
  ground: GroundKind;
  /** What stands on the near ground; left out under birds that stand on it themselves. */
  standing?(view: View): void;
  /** What stands there leaves no ground in sight. */
  built?: boolean;
  /** Its skyline is a real one, or it minds the bird: never turned round. */
  oneWay?: boolean;
}

export const LANDSCAPES: Record<Habitat, Landscape> = {
  ciudad: { behind: behindCiudad, ground: 'losas', standing: standingCiudad, built: true },
  parque: { behind: behindParque, ground: 'hierba', standing: standingParque },
  bosque: { behind: behindBosque, ground: 'hojarasca', standing: standingBosque },
  matorral: { behind: behindMatorral, ground: 'tierra', standing: standingMatorral },
  cultivo: { behind: behindCultivo, ground: 'surcos', oneWay: true },
  estepa: { behind: behindEstepa, ground: 'rastrojo' },
  humedal: { behind: behindHumedal, ground: 'agua' },
  río: { behind: behindRio, ground: 'agua' },
  roquedo: { behind: behindRoquedo, ground: 'piedra' },
  'alta montaña': {
    behind: behindAltaMontana,
    ground: 'hierba',
    standing: standingAltaMontana,
    oneWay: true,
  },
  dehesa: { behind: behindDehesa, ground: 'hierba', standing: standingDehesa },
};
