import styles from './empty-branch.module.css';

/** A branch on which no bird sits: the picture of a search that found none. */
export function EmptyBranch() {
  return (
    <svg role="img" aria-label="Una rama sin ningún pájaro" className={styles.picture} viewBox="0 0 340 240">
      <circle className={styles.disc} cx="160" cy="116" r="104" />
      <circle className={styles.sun} cx="212" cy="66" r="17" />
      <path className={styles.hills} d="M62 153c30-24 58-12 84-22s60-26 112 3a104 104 0 0 1-196 19Z" />
      <path
        className={styles.branch}
        d="M6 170c60-10 116-13 170-8 50 4 96-4 140-26l2 6c-40 24-88 36-141 33-58-3-112 1-168 12Z"
      />
      <path className={styles.branch} d="M226 160c14-18 30-26 48-30l1 4c-16 6-28 14-38 28Z" />
      {LEAVES.map(({ x, y, turn }) => (
        <path
          key={`${x} ${y}`}
          className={styles.leaf}
          d="M0 0C8-11 22-13 33-6 24 6 10 9 0 0Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

const LEAVES = [
  { x: 272, y: 130, turn: -24 },
  { x: 254, y: 140, turn: -82 },
  { x: 304, y: 143, turn: 18 },
  { x: 296, y: 147, turn: -58 },
  { x: 52, y: 166, turn: -112 },
  { x: 44, y: 170, turn: 118 },
];
