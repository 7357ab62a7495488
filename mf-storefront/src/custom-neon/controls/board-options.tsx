import { backboards, type Backboard } from '@lumora/shared-contract/designs';
import * as styles from './controls.module.css';

interface BoardOptionsProps {
  backboard: Backboard;
  onChange: (change: { backboard: Backboard }) => void;
}

/** Renders radio buttons for the backboards. */
export function BoardOptions({ backboard, onChange }: BoardOptionsProps) {
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
          </label>
        ))}
      </div>
    </fieldset>
  );
}
