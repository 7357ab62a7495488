import type { ReactNode, SubmitEvent } from 'react';
import { maxAddressLength, maxNoteLength } from '@lumora/shared-contract';
import type { DraftErrors, DraftField } from './check-draft.ts';
import { CheckoutField, type CheckoutFieldOptions } from './checkout-field.tsx';
import type { OrderDraft } from './order-draft.ts';
import { PaymentChoice } from './payment-choice.tsx';
import * as styles from './checkout-form.module.css';

interface CheckoutFormProps {
  draft: OrderDraft;
  errors: DraftErrors;
  onChange: (draft: OrderDraft) => void;
  onSubmit: () => void;
}

/** Who gets the order, where it goes, and how it is paid. Its button stands with the sum. */
export function CheckoutForm({ draft, errors, onChange, onSubmit }: CheckoutFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  const field = (name: DraftField) => (
    <CheckoutField
      name={name}
      options={options[name]}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );

  return (
    <form id={checkoutFormId} className={styles['form']} noValidate onSubmit={submit}>
      <Part title="Contact">
        {field('name')}
        {field('phone')}
        {field('email')}
      </Part>
      <Part title="Delivery">
        {field('address')}
        {field('pin_code')}
        {field('note')}
      </Part>
      <Part title="Payment">
        <PaymentChoice chosen={draft.payment} onChoose={(payment) => onChange({ ...draft, payment })} />
      </Part>
    </form>
  );
}

export const checkoutFormId = 'checkout';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const options: Record<DraftField, CheckoutFieldOptions> = {
  name: { label: 'Name', autoComplete: 'name', most: 80 },
  phone: {
    label: 'Mobile number',
    help: 'We call or message you about this order only.',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    most: 20,
  },
  email: { label: 'Email', isOptional: true, autoComplete: 'email', type: 'email', inputMode: 'email', most: 254 },
  address: {
    label: 'Address',
    help: 'House, street, area and town.',
    autoComplete: 'street-address',
    rows: 3,
    most: maxAddressLength,
  },
  pin_code: { label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric', most: 10 },
  note: { label: 'Note for us', isOptional: true, autoComplete: 'off', rows: 2, most: maxNoteLength },
};
