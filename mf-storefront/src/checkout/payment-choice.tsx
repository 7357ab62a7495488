import type { PaymentKind } from '@lumora/shared-contract';
import * as styles from './checkout-form.module.css';

interface PaymentChoiceProps {
  chosen: PaymentKind;
  onChoose: (payment: PaymentKind) => void;
}

export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  return choices.map(({ payment, title, words }) => (
    <label key={payment} className={styles['choice']}>
      <input type="radio" name="payment" checked={payment === chosen} onChange={() => onChoose(payment)} />
      <b>{title}</b>
      <span>{words}</span>
    </label>
  ));
}

const choices: { payment: PaymentKind; title: string; words: string }[] = [
  { payment: 'cod', title: 'Cash on delivery', words: 'Pay when your sign arrives.' },
  { payment: 'chat', title: 'Confirm on chat', words: 'We agree on the payment with you on WhatsApp first.' },
];
