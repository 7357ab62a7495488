import { useState, type ChangeEvent } from 'react';
import { quantityLimitMessage } from './quantity-limit-message.ts';
import * as styles from './quantity-picker.module.css';

interface QuantityPickerProps {
  quantity: number;
  /** what may be bought; at least 1 */
  most: number;
  onChange: (quantity: number) => void;
  /** more was asked for before than may be bought now */
  isCut?: boolean;
  /** of what there are several pickers on the page */
  of?: string;
}

/** A number of pieces, from 1 to what may be bought. */
export function QuantityPicker({ quantity, most, onChange, isCut = false, of }: QuantityPickerProps) {
  const [isPastMost, setPastMost] = useState(false);
  const about = of === undefined ? '' : ` of ${of}`;

  /** The 1 that stands in for nothing is selected, so that the next digit replaces it. */
  function takeTyped({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value;
    const taken = takenQuantity(typed, most);
    if (typed !== String(taken)) {
      target.value = String(taken);
      if (taken === 1) target.select();
    }
    setPastMost(Number(typed) > most);
    onChange(taken);
  }

  function step(by: 1 | -1) {
    setPastMost(quantity + by > most);
    onChange(Math.max(1, Math.min(quantity + by, most)));
  }

  return (
    <div className={styles['quantity']}>
      <div role="group" aria-label={`Quantity${about}`} className={styles['picker']}>
        <button type="button" aria-label={`One less${about}`} onClick={() => step(-1)}>
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
        <button type="button" aria-label={`One more${about}`} onClick={() => step(1)}>
          +
        </button>
      </div>
      <p role="status" className={styles['note']}>
        {(isPastMost || isCut) && quantity === most && `${quantityLimitMessage(most)} – quantity set to ${most}`}
      </p>
    </div>
  );
}

/** What typed text means: at least 1, also when it is empty or no number, and never above what may be bought. */
function takenQuantity(text: string, most: number): number {
  const typed = Math.trunc(Number(text));
  return typed >= 1 ? Math.min(typed, most) : 1;
}
