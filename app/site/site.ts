/** Folder of the host in which the guide lives, with a slash at both ends; `/` unless it was built with BASE_PATH. */
export const BASE = import.meta.env.BASE_URL;

/** A path of the guide, which begins with a slash, as the host serves it. */
export const hostPath = (path: string) => BASE.slice(0, -1) + path;

/**
 * What belongs to whoever publishes the guide: its address and the links of the footer.
 * The addresses under `.example` are placeholders: put your own here (see docs/publicar.md).
 */
export const site = {
  nombre: 'Guía de Aves de Madrid',
  /** Origin of the host, without the folder: SITE_ORIGIN when it was built. */
  url: import.meta.env.VITE_SITE_ORIGIN ?? 'https://aves-de-madrid.example',
  contact: [
    { text: 'Correo electrónico', href: 'mailto:hola@aves-de-madrid.example' },
    { text: 'GitHub', href: 'https://github.example/aves-de-madrid' },
    { text: 'LinkedIn', href: 'https://linkedin.example/aves-de-madrid' },
    { text: 'Bluesky', href: 'https://bluesky.example/aves-de-madrid' },
  ],
  projects: [
    { text: 'Repositorios', href: 'https://github.example/aves-de-madrid/repositorios' },
    { text: 'Portafolio', href: 'https://portafolio.example' },
  ],
} as const;

/** The whole address of a path of the guide, as canonical links and share cards need it. */
export function addressOf(path: string): string {
  return encodeURI(`${site.url}${hostPath(path)}`);
}
