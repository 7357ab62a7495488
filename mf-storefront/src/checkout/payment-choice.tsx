import type { PaymentKind } from '@lumora/shared-contract/orders';
import * as radios from '../styles/radio.module.css';
import * as styles from './checkout-form.module.css';

interface PaymentChoiceProps {
  chosen: PaymentKind;
  onChoose: (payment: PaymentKind) => void;
}

/** Renders a radio button for each kind of payment. */
export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  return choices.map(({ payment, title, description }) => (
    <label key={payment} className={styles['choice']}>
      <input
        className={radios['radio']}
        type="radio"
        name="payment"
        checked={payment === chosen}
        onChange={() => onChoose(payment)}
      />
      <b>{title}</b>
      <span>{description}</span>
    </label>
  ));
}

const choices: { payment: PaymentKind; title: string; description: string }[] = [
  { payment: 'cod', title: 'Cash on delivery', description: 'Pay when your sign arrives.' },
  { payment: 'chat', title: 'Confirm on chat', description: 'We agree on the payment with you on WhatsApp first.' },
];
