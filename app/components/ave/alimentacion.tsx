import { emojiOf } from '../../../domain/species/alimentacion.ts';
import layout from '../page/layout.module.css';
import styles from './alimentacion.module.css';

/** What a bird eats, as emojis with their words. */
export function Alimentacion({ foods }: { foods: readonly string[] }) {
  return (
    <ul className={`${layout.row} ${styles.foods}`}>
      {foods.map((food) => (
        <li key={food}>
          <Food food={food} />
        </li>
      ))}
    </ul>
  );
}

/** One emoji and, in sight for touch and keyboard alike, its word, which is read out once; a word without emoji is text. */
export function Food({ food }: { food: string }) {
  const emoji = emojiOf(food);
  if (!emoji) return <>{food}</>;
  return (
    <>
      <span role="img" aria-label={food} className={styles.emoji}>
        {emoji}
      </span>{' '}
      <span aria-hidden="true">{food}</span>
    </>
  );
}
