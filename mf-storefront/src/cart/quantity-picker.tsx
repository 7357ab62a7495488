import type { ChangeEvent } from 'react';
import * as styles from './quantity-picker.module.css';

interface QuantityPickerProps {
  quantity: number;
  /** what may be bought; at least 1 */
  most: number;
  onChange: (quantity: number) => void;
  /** of what there are several pickers on the page */
  of?: string;
}

/** A number of pieces, from 1 to what may be bought. */
export function QuantityPicker({ quantity, most, onChange, of }: QuantityPickerProps) {
  const about = of === undefined ? '' : ` of ${of}`;

  /** The 1 that stands in for nothing is selected, so that the next digit replaces it. */
  function takeTyped({ target }: ChangeEvent<HTMLInputElement>) {
    const taken = takenQuantity(target.value, most);
    if (target.value !== String(taken)) {
      target.value = String(taken);
      if (taken === 1) target.select();
    }
    onChange(taken);
  }

  return (
    <div role="group" aria-label={`Quantity${about}`} className={styles['picker']}>
      <button
        type="button"
        aria-label={`One less${about}`}
        onClick={() => onChange(Math.max(1, Math.min(quantity - 1, most)))}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min="1"
        max={most}
        aria-label={`Quantity${about}`}
        value={quantity}
        onChange={takeTyped}
      />
      <button type="button" aria-label={`One more${about}`} onClick={() => onChange(Math.min(most, quantity + 1))}>
        +
      </button>
    </div>
  );
}

/** What typed text means: at least 1, also when it is empty or no number, and never above what may be bought. */
function takenQuantity(text: string, most: number): number {
  const typed = Math.trunc(Number(text));
  return typed >= 1 ? Math.min(typed, most) : 1;
}
