import { Fragment, type MouseEvent } from 'react';
import { MARK_RADIUS } from '../../../domain/plates/marks.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import styles from './marks.module.css';
import type { MarksState } from './use-marks.ts';

/** The element of a phrase, to which its mark leads. */
export const rasgoId = (i: number) => `rasgo-${i + 1}`;

/**
 * The numbered marks over a plate. Each is a link to its phrase, so that they are reached by keyboard in their order and
 * work without scripts; its name is its number and its description the phrase, which is read where it stands and not twice.
 */
export function Marks({ ave, marks }: { ave: Ficha; marks: MarksState }) {
  const { rasgos } = ave.lamina;
  const told = (i: number) => shortEnough(ave.toldFrom[i]);
  const places = ave.marks.map((place, i) => ({
    ...place,
    rasgo: rasgos[i] ?? { ...place, texto: '' },
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG element cannot be a fieldset.
    <svg className={styles.marks} viewBox="0 0 1200 900" role="group" aria-label="Marcas en la lámina">
      <g className={styles.guides}>
        {places.map(({ x, y, rasgo }) => (
          <path key={rasgo.texto} d={`M${x} ${y}L${rasgo.x} ${rasgo.y}h.01`} />
        ))}
      </g>
      {places.map(({ x, y, rasgo }, i) => (
        <Fragment key={rasgo.texto}>
          <a
            href={`#${rasgoId(i)}`}
            aria-label={`Marca ${i + 1}`}
            aria-describedby={rasgoId(i)}
            onClick={showPhrase}
            {...marks.linked(i)}
          >
            <circle className={styles.target} cx={x} cy={y} r={MARK_RADIUS} />
            <circle cx={x} cy={y} r="42" />
            <text x={x} y={y} dy=".36em">
              {i + 1}
            </text>
          </a>
          <g className={styles.phrase}>
            <rect y="780" width="1200" height="120" />
            <text x="600" y={told(i) ? 820 : 840} dy=".33em">
              {rasgo.texto}
            </text>
            <text className={styles.against} x="600" y="868" dy=".33em">
              {told(i)}
            </text>
          </g>
        </Fragment>
      ))}
    </svg>
  );
}

/** One line of the plate holds so many letters. */
const LINE = 64;

const shortEnough = (text = '') => (text.length <= LINE ? text : '');

/** A pressed mark shows its phrase on the plate, all of which comes into sight; by keyboard it leads to where the phrase stands. */
function showPhrase(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.detail === 0) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  event.currentTarget.closest('svg')?.scrollIntoView({ block: 'nearest' });
}
