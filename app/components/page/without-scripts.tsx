import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';

/** What a page says that can do nothing without scripts, and where to go on. `purpose` begins the sentence: «Para jugar». */
export function WithoutScripts({ purpose }: { purpose: string }) {
  return (
    <noscript>
      <p>
        {purpose} hace falta JavaScript. Sin él puedes leer <Link to={paths.aves()}>todas las aves</Link>, una
        a una, y las listas por orden, amenaza y estación que enlaza la{' '}
        <Link to={paths.guide()}>guía de uso</Link>.
      </p>
    </noscript>
  );
}
