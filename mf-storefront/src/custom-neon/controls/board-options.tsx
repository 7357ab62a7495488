import { backboards, type Backboard } from '@lumora/shared-contract/designs';
import { PriceDifference } from './price-difference.tsx';
import * as styles from './controls.module.css';

interface BoardOptionsProps {
  backboard: Backboard;
  /** by how much a backboard changes the price, paise; undefined while there is no price */
  priceDifference: (change: { backboard: Backboard }) => number | undefined;
  onChange: (change: { backboard: Backboard }) => void;
}

/** Renders radio buttons for the backboards, each with the difference in price. */
export function BoardOptions({ backboard, priceDifference, onChange }: BoardOptionsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Backboard</legend>
      <div className={`${styles['options']} ${styles['choices']}`}>
        {backboards.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="radio"
              name="backboard"
              value={slug}
              checked={slug === backboard}
              onChange={() => onChange({ backboard: slug })}
            />
            {name}
            <PriceDifference paise={priceDifference({ backboard: slug })} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
