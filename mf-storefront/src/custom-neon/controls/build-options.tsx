import { backboards, type Backboard } from '@lumora/shared-contract/designs';
import * as styles from './controls.module.css';

interface BuildOptionsProps {
  backboard: Backboard;
  dimmer: boolean;
  outdoor: boolean;
  onChange: (change: { backboard?: Backboard; dimmer?: boolean; outdoor?: boolean }) => void;
}

/** Renders the controls for backboard, indoor or outdoor use and dimmer. */
export function BuildOptions({ backboard, dimmer, outdoor, onChange }: BuildOptionsProps) {
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>Backboard</legend>
        <div className={styles['choices']}>
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
      <fieldset className={styles['group']}>
        <legend>Indoors or outdoors</legend>
        <div className={styles['choices']}>
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
    </>
  );
}
