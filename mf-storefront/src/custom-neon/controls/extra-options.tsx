import { PriceDifference } from './price-difference.tsx';
import * as styles from './controls.module.css';

interface ExtraOptionsProps {
  dimmer: boolean;
  outdoor: boolean;
  /** by how much an extra changes the price, paise; undefined while there is no price */
  priceDifference: (change: Extras) => number | undefined;
  onChange: (change: Extras) => void;
}

interface Extras {
  dimmer?: boolean;
  outdoor?: boolean;
}

/** Renders the controls for indoor or outdoor use and the dimmer, each with the difference in price. */
export function ExtraOptions({ dimmer, outdoor, priceDifference, onChange }: ExtraOptionsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Indoors or outdoors</legend>
      <div className={`${styles['options']} ${styles['choices']}`}>
        {[false, true].map((isOutdoors) => (
          <label key={String(isOutdoors)}>
            <input
              type="radio"
              name="outdoor"
              checked={outdoor === isOutdoors}
              onChange={() => onChange({ outdoor: isOutdoors })}
            />
            {isOutdoors ? 'Outdoors, sealed' : 'Indoors'}
            <PriceDifference paise={priceDifference({ outdoor: isOutdoors })} />
          </label>
        ))}
        <label>
          <input type="checkbox" checked={dimmer} onChange={(event) => onChange({ dimmer: event.target.checked })} />
          With dimmer
          {!dimmer && <PriceDifference paise={priceDifference({ dimmer: true })} />}
        </label>
      </div>
    </fieldset>
  );
}
