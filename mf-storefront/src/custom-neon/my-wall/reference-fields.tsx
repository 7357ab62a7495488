import { useState } from 'react';
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
      <LengthField referenceCm={referenceCm} onChange={onChange} />
    </fieldset>
  );
}

/** Renders the field of the length. It keeps the typed text, also an invalid one, until it loses the focus. */
function LengthField({ referenceCm, onChange }: ReferenceFieldsProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      Length in cm
      <input
        type="number"
        min="1"
        max="1000"
        step="any"
        value={typed ?? referenceCm}
        onChange={({ target }) => {
          setTyped(target.value);
          const cm = target.valueAsNumber;
          if (cm >= 1 && cm <= 1000) onChange(cm);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
