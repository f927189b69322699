import type { Brought } from '../../../../domain/exchange/brought.ts';
import button from '../../../components/page/button.module.css';
import layout from '../../../components/page/layout.module.css';
import type { Comparison } from '../reading/compare.ts';
import { NameList } from './name-list.tsx';
import styles from './preview.module.css';
import { asideInWords, outdoneInWords, promiseInWords } from './preview-in-words.ts';
import { UnreadList } from './unread-list.tsx';
import type { BringingIn } from './use-bring-in.ts';

type Props = {
  name: string;
  brought: Brought;
  isAll: boolean;
  comparison: Comparison;
  bringing: Pick<BringingIn, 'show' | 'add' | 'cancel'>;
};

/** What a file brings and what adding it would do, before anything changes. */
export function Preview({ name, brought, isAll, comparison, bringing }: Props) {
  const { fresh, newSpecies } = comparison;
  const others = brought.isCopy ? brought.others.length : 0;
  const isNothing = fresh === 0 && newSpecies.length === 0 && others === 0;
  return (
    <section className={`${layout.card} ${layout.stack} ${styles.preview}`} aria-labelledby="lo-que-trae">
      <h3 id="lo-que-trae" data-first="" tabIndex={-1}>
        Lo que trae «{name}»
      </h3>
      <Figures brought={brought} comparison={comparison} />
      {brought.outside.length > 0 && (
        <WhichPlaces brought={brought} isAll={isAll} onChoose={(all) => bringing.show(name, brought, all)} />
      )}
      {brought.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p role="status" className={styles.promise}>
        {promiseInWords(brought, comparison, isAll)} {outdoneInWords(comparison)} {asideInWords(comparison)}
      </p>
      <NameList title={foreignTitle(brought)} names={brought.foreign} />
      <NameList
        title="No dicen una especie (grupos, parejas dudosas, híbridos, razas domésticas)"
        names={brought.unidentified}
      />
      {brought.unread.length > 0 && <UnreadList lines={brought.unread} />}
      <div className={layout.row}>
        {!isNothing && (
          <button type="button" className={button.primary} onClick={() => bringing.add(comparison)}>
            Añadir
          </button>
        )}
        <button type="button" onClick={bringing.cancel}>
          {isNothing ? 'Cerrar' : 'Cancelar'}
        </button>
      </div>
    </section>
  );
}

/** What a copy holds that is no species here stays in the list; of a table it is left out. */
const foreignTitle = ({ isCopy }: Brought) =>
  isCopy
    ? 'No son aves de la guía; se guardan tal como vienen'
    : 'Aves que no están en la guía: no se añaden';

function Figures({ brought, comparison }: Pick<Props, 'brought' | 'comparison'>) {
  const figures: [string, number | string][] = [
    ['Registro de', brought.source],
    ['Filas', brought.rows],
    ['Días', comparison.days],
    ['Sitios', comparison.places],
    ['Aves de la guía', comparison.species],
    ['Avistamientos nuevos', comparison.fresh],
    ['Ya estaban', comparison.alreadyThere],
  ];
  if (comparison.repeated > 0) figures.push(['Repetidos en el archivo', comparison.repeated]);
  return (
    <dl className={styles.figures}>
      {figures.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type WhichProps = { brought: Brought; isAll: boolean; onChoose: (isAll: boolean) => void };

function WhichPlaces({ brought, isAll, onChoose }: WhichProps) {
  const { sightings, outside } = brought;
  return (
    <fieldset className={styles.which}>
      <legend>Hay sitios fuera de la Comunidad de Madrid. ¿Qué quieres traer?</legend>
      {[
        { all: false, words: `Solo Madrid (${sightings.length})` },
        { all: true, words: `Todos los sitios (${sightings.length + outside.length})` },
      ].map(({ all, words }) => (
        <label key={words}>
          <input type="radio" name="sitios" checked={isAll === all} onChange={() => onChoose(all)} />
          {words}
        </label>
      ))}
      <small>Límite de la Comunidad: Instituto Geográfico Nacional (CC BY 4.0).</small>
    </fieldset>
  );
}
