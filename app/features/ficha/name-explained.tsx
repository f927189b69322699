import styles from './also-called.module.css';

type Props = { text: string; cientifico: string };

/** The story of a name, with the words of the scientific one set as such. */
export function NameExplained({ text, cientifico }: Props) {
  const words = cientifico.split(' ');
  const parts = text.split(new RegExp(`\\b(${[cientifico, ...words].join('|')})\\b`));
  return (
    <p className={styles.names}>
      {/* Every second part is one of the words. */}
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that stays the same
          <span key={i} lang="la">
            {part}
          </span>
        ),
      )}
    </p>
  );
}
