import { useSearchParams } from 'react-router';
import { COMPARED_PARAM, paths } from '../../domain/addresses/paths.ts';
import { readComparison } from '../../domain/look-alikes/comparison.ts';
import { inSentence } from '../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../domain/text/join-phrases.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import { useReturnPlace } from '../components/browser/use-return-place.ts';
import styles from '../components/page/page.module.css';
import { PageHeading } from '../components/page/page-heading.tsx';
import { WithoutScripts } from '../components/page/without-scripts.tsx';
import { aves } from '../data/species/aves.ts';
import { CompareAves } from '../features/comparison/compare-aves.tsx';
import { Seo } from '../site/seo.tsx';

const NOMBRES = aves.map(({ nombre }) => nombre);

/** The query is read only once hydrated: the prerendered page serves every comparison. */
export function Component() {
  useReturnPlace();
  const [params] = useSearchParams();
  const asked = useHydrated() ? params.getAll(COMPARED_PARAM).join() : '';
  const comparison = readComparison(asked, NOMBRES);
  return (
    <>
      <Seo
        title={titleOf(comparison.nombres)}
        description="Pon de dos a cuatro aves de Madrid lado a lado, con las láminas a la misma escala, y mira primero en qué se diferencian."
        path={paths.compare()}
      />
      <PageHeading>Comparar aves</PageHeading>
      <p className={styles.count}>
        De dos a cuatro, con las láminas a la misma escala y, primero, lo que las distingue.
      </p>
      <WithoutScripts purpose="Para comparar" />
      <CompareAves comparison={comparison} />
    </>
  );
}

function titleOf([first, ...others]: readonly string[]): string {
  return first && others.length > 0 ? joinPhrases([first, ...others.map(inSentence)]) : 'Comparar aves';
}
