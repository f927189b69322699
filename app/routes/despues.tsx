import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/**
 * What of a page is not looked at first: where the visitor came by a link, and so to the top, it follows once the rest
 * is shown. Who opens the page or comes back to it, perhaps far down, finds it whole.
 */
export function Despues({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(useNavigationType() === 'POP');
  useEffect(() => startTransition(() => setDue(true)), []);
  return due && children;
}
