import type { Size } from '../../../domain/identify/size.ts';

/** Mm of a living bird that go into one em: one scale for all, so that they can be compared. */
const MM_PER_EM = 106;

type SizeOutline = { width: number; height: number; d: string };

/** Outlines in mm of the living bird, standing: from bill tip to tail tip each measures its length. */
const BUILDS_ALIKE: Partial<Record<Size, SizeOutline>> = {
  gorrion: {
    width: 150,
    height: 118,
    d: 'M0 94 52 70C62 46 80 32 96 23c8-15 30-20 41-4l13 10-13 7c1 24-13 50-45 60-14 4-30 2-42-2L4 103ZM82 94l8 17h13v4H86l-9-19ZM98 92l8 19h12v4h-16l-9-20Z',
  },
  mirlo: {
    width: 238,
    height: 152,
    d: 'M0 118 88 84c12-24 40-40 68-49 8-20 41-23 53-3l29 7-28 9c-3 34-26 66-64 72-22 4-42-2-56-6L6 134ZM130 118l10 29h20v5h-25l-12-32ZM152 114l12 33h20v5h-25l-14-36Z',
  },
  paloma: {
    width: 298,
    height: 226,
    d: 'M0 176 104 136c22-44 66-68 108-84 6-20 14-32 30-34 16-2 26 8 29 20l21 11-21 5c8 34 10 72-20 102-28 26-84 36-132 22L8 198ZM150 168l8 52h32v6h-40l-10-56ZM182 166l10 54h32v6h-40l-12-58Z',
  },
  pato: {
    width: 568,
    height: 330,
    d: 'M0 172c44 0 74-4 104-16 72-30 158-36 236-24 34-2 50-28 56-56 6-32 36-46 62-40 24 6 34 20 38 36l66 20c8 6 4 14-8 14l-58 0c-18 24-30 44-32 72-6 56-66 88-166 92-98 4-190-24-240-62C38 200 14 192 0 172ZM270 264l8 54h58v8h-72l-10-58ZM316 264l8 54h58v8h-72l-10-58Z',
  },
  ciguena: {
    width: 870,
    height: 1000,
    d: 'M0 548 150 436c80-70 190-122 300-138 60-10 88-46 94-100 2-50 10-92 38-116 28-22 70-20 92 6l196 66-192-26c-20 6-36 14-44 40-14 52 2 120-12 190-20 92-122 162-252 172-80 10-160 6-220-2L14 584ZM366 512l12 236-6 236h72v16h-94l6-252-16-236ZM286 518l14 230-6 236h72v16h-94l6-252-18-230Z',
  },
};

/** A bird that everyone knows, drawn to the same scale as the others. The word beside it says which. */
export function SizeOutline({ size }: { size: Size }) {
  const outline = BUILDS_ALIKE[size];
  if (!outline) return null;
  const { width, height, d } = outline;
  return (
    <svg
      aria-hidden="true"
      width={`${width / MM_PER_EM}em`}
      height={`${height / MM_PER_EM}em`}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
    >
      <path d={d} />
    </svg>
  );
}
