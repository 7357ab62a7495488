import type { ReactNode } from 'react';
import { rupees } from '@lumora/shared-contract/format';
import { classNames } from '../../styles/class-names.ts';
import * as buttons from '../../styles/buttons.module.css';
import * as styles from './designer.module.css';
import * as hidden from '../../styles/visually-hidden.module.css';

/** A reason why there is no price, with the button that removes it. */
export interface Obstacle {
  message: string;
  /** whether the tab that shows the message at its field is selected */
  isMessageVisible: boolean;
  label: string;
  solve: () => void;
  /** selects the tab of the field and focuses it; undefined without a field */
  focusField?: () => void;
}

interface BuyBarProps {
  /** rupees; undefined while unknown */
  price: number | undefined;
  /** why the design cannot be bought */
  obstacle: Obstacle | undefined;
  isAdding: boolean;
  onAdd: () => void;
  /** the outcome of the last action */
  outcome: ReactNode;
}

/** Renders the price with the button that adds the design to the cart, or the reason for no price with its remedy. */
export function BuyBar({ price, obstacle, isAdding, onAdd, outcome }: BuyBarProps) {
  return (
    <div className={styles['buy']}>
      <p className={styles['total']} aria-live="polite">
        {obstacle === undefined && <b>{price === undefined ? <Calculating /> : rupees(price)}</b>}
        {obstacle?.isMessageVisible === false && obstacle.message}
      </p>
      {obstacle ? (
        <button type="button" className={classNames(buttons['quiet'], styles['add'])} onClick={obstacle.solve}>
          {obstacle.label}
        </button>
      ) : (
        <button
          type="button"
          className={classNames(buttons['buy'], styles['add'])}
          aria-busy={isAdding}
          onClick={onAdd}
        >
          {isAdding ? 'Adding…' : 'Add to cart'}
        </button>
      )}
      <p role="status" className={styles['outcome']}>
        {outcome}
      </p>
    </div>
  );
}

function Calculating() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={hidden['visuallyHidden']}>Calculating the price…</span>
    </>
  );
}
