import { laminaPaths, paths } from '../../domain/addresses/paths.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { addressOf, site } from './site.ts';

type Page = {
  title: string;
  description: string;
  /** The true address of the page; absent where the page has none, as an error. */
  path?: string;
  /** Base name of the plate that stands for the page when it is shared; the hoopoe's where none is named. */
  imagen?: string;
};

/** The head of a page: its title, description, canonical address and share card. React hoists them into `<head>`. */
export function Seo({ title, description, path, imagen = 'Abubilla' }: Page) {
  const fullTitle = title === site.nombre ? title : `${title} · ${site.nombre}`;
  const address = path && addressOf(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:site_name" content={site.nombre} />
      <meta property="og:image" content={addressOf(laminaPaths.png(imagen))} />
      <meta name="twitter:card" content="summary_large_image" />
      {address && <meta property="og:url" content={address} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

const DESCRIPTION_LENGTH = 155;

/** The head of a species page; its description is cut at a word, at most 155 characters, as search engines show. */
export function seoOfAve(ave: Ave): Page {
  return {
    title: ave.nombre,
    description: cut(`${ave.nombre} (${ave.cientifico}): ${ave.descripcion}`),
    path: paths.ave(ave.nombre),
    imagen: ave.imagen,
  };
}

function cut(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)).replace(/[,;:.]$/, '')}…`;
}
