import { laminaPaths } from '../../../../domain/addresses/paths.ts';
import type { FlightFigure } from '../../../../domain/plates/flight-sheet.ts';
import { Lamina } from '../../../components/ave/lamina.tsx';
import { hostPath } from '../../../site/site.ts';
import styles from '../quiz.module.css';

type Props = {
  imagen: string;
  /** The figure in flight that is shown in place of the plate. */
  figure: FlightFigure | undefined;
  number: number;
};

/** What is asked. The alternative text gives no name away; the address does, to whoever looks at it: a picture has one. */
export function QuestionPicture({ imagen, figure, number }: Props) {
  if (!figure) {
    const alttext = `Lámina de la pregunta ${number}`;
    return (
      <div className={styles.lamina}>
        <Lamina ave={{ imagen, alttext }} sizes="(width < 40rem) 80vw, 32rem" eager />
      </div>
    );
  }
  const { width, height } = figure;
  return (
    <div className={styles.flight}>
      <img
        src={hostPath(laminaPaths.webp(imagen, 'vuelo'))}
        alt={`Ave en vuelo de la pregunta ${number}`}
        width={width}
        height={height}
      />
    </div>
  );
}
