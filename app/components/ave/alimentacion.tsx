import { emojiOf } from '../../../domain/species/alimentacion.ts';
import layout from '../page/layout.module.css';
import styles from './alimentacion.module.css';

/** What a bird eats, as emojis that carry their word; a word without emoji is shown as text. */
export function Alimentacion({ foods }: { foods: readonly string[] }) {
  return (
    <ul className={layout.row}>
      {foods.map((food) => (
        <li key={food}>
          <Food food={food} />
        </li>
      ))}
    </ul>
  );
}

export function Food({ food }: { food: string }) {
  const emoji = emojiOf(food);
  if (!emoji) return <>{food}</>;
  return (
    <span role="img" aria-label={food} title={food} className={styles.emoji}>
      {emoji}
    </span>
  );
}
