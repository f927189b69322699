/** An open wing, seen from above: one stands at either end of the wingspan. */
export function Wing({ side }: { side: 'izquierda' | 'derecha' }) {
  return (
    <svg
      role="img"
      aria-label={`Ala ${side}`}
      width="2.6em"
      height="1.3em"
      viewBox="0 0 52 26"
      fill="currentColor"
    >
      <path
        transform={side === 'derecha' ? 'matrix(-1 0 0 1 52 0)' : undefined}
        d="M51 19c-5-10-13-16-25-16C16 3 7 7 1 14c5-2 9-3 13-3-3 2-5 4-7 7 5-3 9-4 13-4-2 2-4 4-5 7 5-3 9-4 13-4-1 2-2 4-2 6 8-5 16-6 25-4Z"
      />
    </svg>
  );
}
