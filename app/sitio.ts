/**
 * What belongs to whoever publishes the guide: its address and the links of the footer.
 * The addresses under `.example` are placeholders: put your own here (see README).
 */
export const sitio = {
  nombre: 'Guía de Aves de Madrid',
  url: 'https://aves-de-madrid.example',
  contacto: [
    { texto: 'Correo electrónico', href: 'mailto:hola@aves-de-madrid.example' },
    { texto: 'GitHub', href: 'https://github.example/aves-de-madrid' },
    { texto: 'LinkedIn', href: 'https://linkedin.example/aves-de-madrid' },
    { texto: 'Bluesky', href: 'https://bluesky.example/aves-de-madrid' },
  ],
  proyectos: [
    { texto: 'Repositorios', href: 'https://github.example/aves-de-madrid/repositorios' },
    { texto: 'Portafolio', href: 'https://portafolio.example' },
  ],
} as const;
