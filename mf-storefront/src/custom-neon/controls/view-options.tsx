import { walls, type Wall } from '@lumora/shared-contract/designs';
import * as styles from './controls.module.css';

interface ViewOptionsProps {
  wall: Wall;
  isLit: boolean;
  onChange: (change: { wall?: Wall; isLit?: boolean }) => void;
}

/** Renders the controls of the preview (wall, light), which are not part of the design. */
export function ViewOptions({ wall, isLit, onChange }: ViewOptionsProps) {
  return (
    <div className={styles['view']}>
      <fieldset>
        <legend className={styles['visuallyHidden']}>Wall</legend>
        {walls.map(({ slug, name }) => (
          <label key={slug}>
            <input type="radio" name="wall" checked={slug === wall} onChange={() => onChange({ wall: slug })} />
            {name}
          </label>
        ))}
      </fieldset>
      <button type="button" role="switch" aria-checked={isLit} onClick={() => onChange({ isLit: !isLit })}>
        Light {isLit ? 'on' : 'off'}
      </button>
    </div>
  );
}
