import { useId } from 'react';
import { countOf } from '@lumora/shared-contract/format';
import { Star } from './stars.tsx';
import * as styles from './star-choice.module.css';

interface StarChoiceProps {
  rating: number;
  onChoose: (rating: number) => void;
}

/** Renders a radio group of one to five stars. */
export function StarChoice({ rating, onChoose }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>Rating</legend>
      <div className={styles['stars']}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <span key={stars} className={styles['star']}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === rating}
              aria-label={countOf(stars, 'star')}
              onChange={() => onChoose(stars)}
            />
            <Star fill={stars <= rating ? 1 : 0} />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
