import styles from './preview.module.css';

/** Names that are not brought in, each with how often it stands in the file. */
export function NameList({ title, names }: { title: string; names: ReadonlyMap<string, number> }) {
  if (names.size === 0) return null;
  return (
    <details>
      <summary>
        {title} ({names.size})
      </summary>
      <ul className={styles.names}>
        {[...names]
          .sort(([, one], [, other]) => other - one)
          .map(([name, count]) => (
            <li key={name}>
              {name}
              {count > 1 && ` (${count} veces)`}
            </li>
          ))}
      </ul>
    </details>
  );
}
