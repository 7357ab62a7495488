import { useId } from 'react';
import { neonColours, type NeonTube } from '@lumora/shared-contract/styles';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './colour-picker.module.css';
import * as controls from './controls.module.css';

interface ColourPickerProps {
  chosen: NeonTube;
  /** suffix of the legend that names the line, '' for a design of one line */
  lineSuffix: string;
  /** below the text field, where it takes one row */
  isBelowText?: boolean;
  onChoose: (tube: NeonTube) => void;
}

/** Renders radio buttons for the nine tube colours. */
export function ColourPicker({ chosen, lineSuffix, isBelowText = false, onChoose }: ColourPickerProps) {
  const name = useId();
  return (
    <fieldset className={classNames(controls['group'], isBelowText && styles['belowText'])}>
      <legend>
        Colour{lineSuffix} <span>{neonColours.find(({ slug }) => slug === chosen)?.name}</span>
      </legend>
      <div className={styles['colours']}>
        {neonColours.map(({ slug, name: label }) => (
          <label key={slug} data-tube={slug} title={label}>
            <input
              type="radio"
              name={name}
              value={slug}
              aria-label={label}
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
