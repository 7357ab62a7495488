import { useState, type ChangeEvent } from 'react';
import { quantityLimitMessage } from './quantity-limit-message.ts';
import * as styles from './quantity-picker.module.css';

interface QuantityPickerProps {
  quantity: number;
  /** the available quantity; at least 1 */
  max: number;
  onChange: (quantity: number) => void;
  /** the quantity was reduced to `max` */
  isReduced?: boolean;
  /** name of the line, when the page has several pickers */
  label?: string;
}

/** Renders buttons and an input for a quantity from 1 to `max`. */
export function QuantityPicker({ quantity, max, onChange, isReduced = false, label }: QuantityPickerProps) {
  const [isAboveMax, setAboveMax] = useState(false);
  const suffix = label === undefined ? '' : ` of ${label}`;

  /** Replaces an empty input by a selected 1, so that the next digit overwrites it. */
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value;
    const accepted = clampQuantity(typed, max);
    if (typed !== String(accepted)) {
      target.value = String(accepted);
      if (accepted === 1) target.select();
    }
    setAboveMax(Number(typed) > max);
    onChange(accepted);
  }

  function step(by: 1 | -1) {
    setAboveMax(quantity + by > max);
    onChange(Math.max(1, Math.min(quantity + by, max)));
  }

  return (
    <div className={styles['quantity']}>
      <div role="group" aria-label={`Quantity${suffix}`} className={styles['picker']}>
        <button type="button" aria-label={`One less${suffix}`} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min="1"
          max={max}
          aria-label={`Quantity${suffix}`}
          value={quantity}
          onChange={handleChange}
        />
        <button type="button" aria-label={`One more${suffix}`} onClick={() => step(1)}>
          +
        </button>
      </div>
      <p role="status" className={styles['note']}>
        {(isAboveMax || isReduced) && quantity === max && `${quantityLimitMessage(max)} – quantity set to ${max}`}
      </p>
    </div>
  );
}

/** Parses a typed quantity and limits it to 1…`max`; returns 1 for a text that is not a number. */
function clampQuantity(text: string, max: number): number {
  const typed = Math.trunc(Number(text));
  return typed >= 1 ? Math.min(typed, max) : 1;
}
