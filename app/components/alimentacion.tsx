import { emojiOf } from '../../domain/alimentacion.ts';
import styles from './alimentacion.module.css';
import layout from './layout.module.css';

/** What a bird eats, as emojis that carry their word; a word without emoji is shown as text. */
export function Alimentacion({ alimentos }: { alimentos: readonly string[] }) {
  return (
    <ul className={layout.row}>
      {alimentos.map((alimento) => (
        <li key={alimento}>
          <Alimento alimento={alimento} />
        </li>
      ))}
    </ul>
  );
}

export function Alimento({ alimento }: { alimento: string }) {
  const emoji = emojiOf(alimento);
  if (!emoji) return <>{alimento}</>;
  return (
    <span role="img" aria-label={alimento} title={alimento} className={styles.emoji}>
      {emoji}
    </span>
  );
}
