import { rooms, type View } from '../../designs/rooms.ts';
import * as styles from './controls.module.css';

interface ViewOptionsProps extends View {
  onChange: (change: Partial<View>) => void;
  /** opens the preview on the shopper's own wall */
  onOpenWall: () => void;
}

/** Renders the controls of the preview (room, time of day, light), which are not part of the design. */
export function ViewOptions({ room, isLit, isDay, onChange, onOpenWall }: ViewOptionsProps) {
  return (
    <div className={styles['view']}>
      <button type="button" role="switch" aria-checked={isLit} onClick={() => onChange({ isLit: !isLit })}>
        Light {isLit ? 'on' : 'off'}
      </button>
      <button type="button" role="switch" aria-checked={isDay} onClick={() => onChange({ isDay: !isDay })}>
        {isDay ? 'Day' : 'Night'}
      </button>
      <button type="button" onClick={onOpenWall}>
        On my wall
      </button>
      <fieldset>
        <legend className={styles['visuallyHidden']}>Room</legend>
        {rooms.map(({ slug, name }) => (
          <label key={slug}>
            <input type="radio" name="room" checked={slug === room} onChange={() => onChange({ room: slug })} />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
