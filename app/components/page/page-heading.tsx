import type { ReactNode } from 'react';

/** The heading of a page. It takes the focus when a visitor arrives from another page, so it can have it. */
export function PageHeading({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <h1 tabIndex={-1} lang={lang}>
      {children}
    </h1>
  );
}
