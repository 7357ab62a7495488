import * as styles from './controls.module.css';

interface ExtraOptionsProps {
  dimmer: boolean;
  outdoor: boolean;
  onChange: (change: { dimmer?: boolean; outdoor?: boolean }) => void;
}

/** Renders the controls for indoor or outdoor use and the dimmer. */
export function ExtraOptions({ dimmer, outdoor, onChange }: ExtraOptionsProps) {
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
          </label>
        ))}
        <label>
          <input type="checkbox" checked={dimmer} onChange={(event) => onChange({ dimmer: event.target.checked })} />
          With dimmer
        </label>
      </div>
    </fieldset>
  );
}
