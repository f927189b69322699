import type { Dibujo } from '../domain/parecido.ts';
import type { FeatherTract, PenMark } from './parts/feather-tract.ts';
import type { Mark } from './parts/tract.ts';

const DIBUJOS: Readonly<Record<Mark['kind'] | PenMark['shape'], Dibujo>> = {
  streak: 'rayado',
  shaft: 'rayado',
  drop: 'rayado',
  arrow: 'rayado',
  centre: 'rayado',
  bar: 'barrado',
  scale: 'barrado',
  cross: 'barrado',
  edge: 'barrado',
};

/** Marks fainter than this, or on fewer of the feathers, are not seen from afar. */
const MARCA_VISIBLE = 0.3;

/** The pattern that the marks of a field of colour make. */
export function dibujoOf(mark: Mark | 'none' | undefined): Dibujo {
  if (!mark || mark === 'none') return 'liso';
  const visible = (mark.opacity ?? 1) > MARCA_VISIBLE && (mark.chance ?? 1) > MARCA_VISIBLE;
  return visible ? DIBUJOS[mark.kind] : 'liso';
}

/** The pattern that rows of feathers make, read where they are densest. */
export function dibujoOfRows({ mark, density = [1, 1, 1] }: FeatherTract): Dibujo {
  const visible = mark && (mark.opacity ?? 1) > MARCA_VISIBLE && Math.max(...density) > MARCA_VISIBLE;
  return visible ? DIBUJOS[mark.shape] : 'liso';
}
