/** A five-pointed star of radius 1 around the origin, one point up. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 1 : 0.42;
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
}).join(' ');

/** The seven stars of Madrid's flag: four above, three below, as the law of the flag (2/1983) sets them. */
export function Stars() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 26" width="44" height="26" fill="currentColor">
      {[7, 17, 27, 37].map((x) => (
        <polygon key={x} points={STAR} transform={`translate(${x} 8) scale(4.4)`} />
      ))}
      {[12, 22, 32].map((x) => (
        <polygon key={x} points={STAR} transform={`translate(${x} 19) scale(4.4)`} />
      ))}
    </svg>
  );
}
