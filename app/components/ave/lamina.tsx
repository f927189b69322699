import { LAMINA_WIDTHS, laminaPaths } from '../../../domain/addresses/paths.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { hostPath } from '../../site/site.ts';
import styles from './lamina.module.css';

type Props = {
  ave: Pick<AveSummary, 'imagen' | 'alttext'>;
  /**
   * The width at which the plate will stand, as the `sizes` attribute says it; on phones a tenth less, as browsers take
   * the next larger file for a few missing pixels: one of 58 KB where one of 13 looks the same.
   */
  sizes: string;
  /** Load at once, before the visitor scrolls to it: for what the first screen shows. */
  eager?: boolean;
  /** The picture of the page, asked for before all others. */
  hero?: boolean;
  /** The id of the element that tells at length what the plate shows. */
  describedBy?: string;
};

/** The plate of a species, in the lightest version that is sharp where it stands. */
export function Lamina({ ave, sizes, eager = false, hero = false, describedBy }: Props) {
  const srcSet = LAMINA_WIDTHS.map(
    (width) => `${hostPath(laminaPaths.webp(ave.imagen, width))} ${width}w`,
  ).join(', ');
  return (
    <picture className={styles.lamina}>
      <source type="image/webp" srcSet={srcSet} sizes={sizes} />
      <img
        src={hostPath(laminaPaths.png(ave.imagen))}
        alt={ave.alttext}
        aria-describedby={describedBy}
        width="800"
        height="600"
        loading={eager || hero ? 'eager' : 'lazy'}
        fetchPriority={hero ? 'high' : 'auto'}
      />
    </picture>
  );
}
