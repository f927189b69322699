/** The check as the data of a path. */
export const CHECK = 'M4.5 12.8 9.6 18 19.5 6.5';

/** Shapes on a 24 × 24 grid, drawn with the current colour. */
const SHAPES = {
  check: <path d={CHECK} />,
  cross: <path d="M6 6 18 18M18 6 6 18" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.4 15.4 21 21" />,
  filter: <path d="M3.5 5.5h17l-6.6 7.6v5.4l-3.8 2v-7.4Z" />,
  back: <path d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" />,
  next: <path d="M4 12h15.5M13.5 5.5 20 12l-6.5 6.5" />,
  print: <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z" />,
  external: <path d="M13.5 4.5h6v6M19 5l-9 9M10.5 5.5h-6v14h14v-6" />,
  which: (
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.4 9.6a2.7 2.7 0 1 1 4.1 2.3c-1 .6-1.5 1-1.5 2M12 17v.1" />
  ),
  medal: <path d="M7 3l3 6.2M17 3l-3 6.2M12 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM9.4 15.2l1.9 1.9 3.3-3.7" />,
  dice: (
    <path d="M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4ZM8.7 8.7v.1M15.3 8.7v.1M12 12v.1M8.7 15.3v.1M15.3 15.3v.1" />
  ),
} as const;

export type IconName = keyof typeof SHAPES;

/** A small line drawing beside a word that says the same; readers of screens do not hear it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="1.1em"
      height="1.1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SHAPES[name]}
    </svg>
  );
}
