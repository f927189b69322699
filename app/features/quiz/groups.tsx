import { MONTH_NAMES, type Month } from '../../../domain/calendar/month.ts';
import type { Scope } from '../../../domain/quiz/round.ts';
import { ESTACIONES } from '../../../domain/species/estacion.ts';
import { HABITATS } from '../../../domain/species/habitat.ts';
import { ORDENES } from '../../../domain/species/orden.ts';
import { PickOne } from '../../components/page/pick-one.tsx';

const IN_THE_LIST = { vistas: true, 'no vistas': false };

type GroupsProps = {
  scope: Scope;
  onChange: (change: { [Key in keyof Scope]: Scope[Key] | undefined }) => void;
};

/** The groups from which a round may be taken. */
export function Groups({ scope, onChange }: GroupsProps) {
  const { orden, estacion, habitat, mes, seen } = scope;
  const lists = Object.keys(IN_THE_LIST) as (keyof typeof IN_THE_LIST)[];
  return (
    <>
      <PickOne
        label="Orden"
        all="Todos los órdenes"
        values={ORDENES}
        value={orden}
        onChange={(value) => onChange({ orden: value })}
      />
      <PickOne
        label="Hábitat"
        all="Todos los hábitats"
        values={HABITATS}
        value={habitat}
        onChange={(value) => onChange({ habitat: value })}
      />
      <PickOne
        label="Mes"
        all="Todos los meses"
        values={MONTH_NAMES}
        value={mes && MONTH_NAMES[mes - 1]}
        onChange={(value) => onChange({ mes: value && ((MONTH_NAMES.indexOf(value) + 1) as Month) })}
      />
      <PickOne
        label="Estación"
        all="Todas las estaciones"
        values={ESTACIONES}
        value={estacion}
        onChange={(value) => onChange({ estacion: value })}
      />
      <PickOne
        label="Tu lista"
        all="Vistas y no vistas"
        values={lists}
        value={lists.find((each) => IN_THE_LIST[each] === seen)}
        onChange={(value) => onChange({ seen: value && IN_THE_LIST[value] })}
      />
    </>
  );
}
