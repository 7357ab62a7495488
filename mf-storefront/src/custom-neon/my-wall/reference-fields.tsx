import { knownLengths } from './placement.ts';
import * as styles from './my-wall.module.css';

interface ReferenceFieldsProps {
  referenceCm: number;
  onChange: (referenceCm: number) => void;
}

/** Renders the fields for the length of the object that the two handles mark. */
export function ReferenceFields({ referenceCm, onChange }: ReferenceFieldsProps) {
  return (
    <fieldset className={styles['reference']}>
      <legend>Put the two rings on the ends of something whose size you know</legend>
      <label>
        Thing
        <select value={referenceCm} onChange={(event) => onChange(Number(event.target.value))}>
          {knownLengths.map(({ name, cm }) => (
            <option key={name} value={cm}>
              {name} ({cm} cm)
            </option>
          ))}
          {knownLengths.every(({ cm }) => cm !== referenceCm) && <option value={referenceCm}>Other</option>}
        </select>
      </label>
      <label>
        Length in cm
        <input
          type="number"
          min="1"
          max="1000"
          step="any"
          value={referenceCm}
          onChange={(event) => {
            const cm = event.target.valueAsNumber;
            if (cm >= 1 && cm <= 1000) onChange(cm);
          }}
        />
      </label>
    </fieldset>
  );
}
