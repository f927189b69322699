import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A link that leaves the guide, in a new tab. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" title="Se abre en una pestaña nueva">
      {children} <Icon name="external" />
    </a>
  );
}
