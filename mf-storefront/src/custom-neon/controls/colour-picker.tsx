import { neonColours, type NeonTube } from '@lumora/shared-contract';
import * as styles from './colour-picker.module.css';
import * as controls from './controls.module.css';

interface ColourPickerProps {
  chosen: NeonTube;
  /** of which line, where there are several */
  of: string;
  onChoose: (tube: NeonTube) => void;
}

/** One of the nine tube colours. */
export function ColourPicker({ chosen, of, onChoose }: ColourPickerProps) {
  return (
    <fieldset className={controls['group']}>
      <legend>
        Colour{of} <span>{neonColours.find(({ slug }) => slug === chosen)?.name}</span>
      </legend>
      <div className={styles['colours']}>
        {neonColours.map(({ slug, name }) => (
          <label key={slug} data-tube={slug} title={name}>
            <input
              type="radio"
              name="tube"
              value={slug}
              aria-label={name}
              checked={slug === chosen}
              onChange={() => onChoose(slug)}
            />
            <span />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
