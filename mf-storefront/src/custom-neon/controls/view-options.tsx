import { useEffect, useRef } from 'react';
import { PictureIcon } from '../../links/icons.tsx';
import { rooms, type View } from '../../designs/rooms.ts';
import * as controls from './controls.module.css';
import * as styles from './view-options.module.css';
import * as hidden from '../../styles/visually-hidden.module.css';

interface ViewOptionsProps extends View {
  onChange: (change: Partial<View>) => void;
  /** opens the preview on the shopper's own wall */
  onOpenWall: () => void;
}

/** Renders the controls of the preview (light, time of day, room), which are not part of the design. */
export function ViewOptions({ room, isLit, isDay, onChange, onOpenWall }: ViewOptionsProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosenRoom = useRef<HTMLLabelElement>(null);

  useEffect(() => {
    if (row.current !== null && chosenRoom.current !== null) revealInRow(row.current, chosenRoom.current);
  }, [room]);

  return (
    <div ref={row} className={`${controls['options']} ${styles['view']}`}>
      <div>
        <button type="button" role="switch" aria-checked={isLit} onClick={() => onChange({ isLit: !isLit })}>
          Light {isLit ? 'on' : 'off'}
        </button>
      </div>
      <fieldset>
        <legend className={hidden['visuallyHidden']}>Time of day</legend>
        {[true, false].map((isOptionDay) => (
          <label key={String(isOptionDay)}>
            <input
              type="radio"
              name="time"
              checked={isDay === isOptionDay}
              onChange={() => onChange({ isDay: isOptionDay })}
            />
            {isOptionDay ? 'Day' : 'Night'}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className={hidden['visuallyHidden']}>Room</legend>
        {rooms.map(({ slug, name }) => (
          <label key={slug} ref={slug === room ? chosenRoom : null}>
            <input type="radio" name="room" checked={slug === room} onChange={() => onChange({ room: slug })} />
            {name}
          </label>
        ))}
      </fieldset>
      <div>
        <button type="button" onClick={onOpenWall}>
          <PictureIcon />
          On my wall
        </button>
      </div>
    </div>
  );
}

/**
 * Scrolls a row, and nothing else, until `item` is clear of its right edge, which may be faded. A row that the shopper has
 * scrolled beyond the item before the page was interactive stays where it is.
 */
function revealInRow(row: HTMLElement, item: HTMLElement): void {
  const hiddenWidth = item.getBoundingClientRect().right - (row.getBoundingClientRect().right - edgePx);
  if (hiddenWidth > 0) row.scrollLeft += hiddenWidth;
}

const edgePx = 32;
