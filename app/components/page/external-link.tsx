import type { ReactNode } from 'react';
import { hostPath } from '../../site/site.ts';
import { Icon } from './icon.tsx';

/** A link that leaves the page, in a new tab; one that writes a letter needs none. One of the guide's own begins with a slash. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>;
  return (
    <a
      href={href.startsWith('/') ? hostPath(href) : href}
      target="_blank"
      rel="noopener noreferrer"
      title="Se abre en una pestaña nueva"
    >
      {children} <Icon name="external" />
    </a>
  );
}
