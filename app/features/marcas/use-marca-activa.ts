import { useEffect } from 'react';

/** Shows together a mark and its phrase: whichever the pointer or the focus is on, both stand out. */
export function useMarcaActiva(page: HTMLElement | null): void {
  useEffect(() => {
    if (!page) return;
    const show = (event: Event) => {
      const at = event.type === 'pointerout' || event.type === 'focusout' ? null : event.target;
      const active =
        at instanceof Element ? at.closest<HTMLElement>('[data-marca]')?.dataset.marca : undefined;
      for (const each of page.querySelectorAll<HTMLElement>('[data-marca]'))
        each.toggleAttribute('data-activa', active !== undefined && each.dataset.marca === active);
    };
    const types = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const;
    for (const type of types) page.addEventListener(type, show);
    return () => {
      for (const type of types) page.removeEventListener(type, show);
    };
  }, [page]);
}
