import type { ReactNode, SubmitEvent } from 'react';
import { maxAddressLength, maxCustomerNameLength, maxEmailLength, maxNoteLength } from '@lumora/shared-contract/orders';
import { FormField, type FormFieldOptions } from '../form-field/form-field.tsx';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import type { DraftErrors, DraftField } from './check-draft.ts';
import type { OrderDraft } from './order-draft.ts';
import { PaymentChoice } from './payment-choice.tsx';
import * as styles from './checkout-form.module.css';

interface CheckoutFormProps {
  draft: OrderDraft;
  errors: DraftErrors;
  /** true while an order without a response, which the fields no longer change, is to be sent again */
  isLocked: boolean;
  onChange: (draft: OrderDraft) => void;
  onSubmit: () => void;
}

/** Renders the fields for contact, delivery and payment. The submit button is rendered with the total (`OrderBar`). */
export function CheckoutForm({ draft, errors, isLocked, onChange, onSubmit }: CheckoutFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  const field = (name: DraftField) => (
    <FormField
      id={`checkout-${name}`}
      name={name}
      options={options[name]}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );

  return (
    <form id={checkoutFormId} className={styles['form']} noValidate onSubmit={submit}>
      <FieldGroup title="Contact" isLocked={isLocked}>
        {field('name')}
        {field('phone')}
        {field('email')}
      </FieldGroup>
      <FieldGroup title="Delivery" isLocked={isLocked}>
        {field('address')}
        {field('pin_code')}
        {field('note')}
      </FieldGroup>
      <FieldGroup title="Payment" isLocked={isLocked}>
        <PaymentChoice chosen={draft.payment} onChoose={(payment) => onChange({ ...draft, payment })} />
      </FieldGroup>
    </form>
  );
}

/** Id of the form, to which the button of the order bar belongs. */
export const checkoutFormId = 'checkout';

interface FieldGroupProps {
  title: string;
  isLocked: boolean;
  children: ReactNode;
}

function FieldGroup({ title, isLocked, children }: FieldGroupProps) {
  return (
    <fieldset className={styles['group']} disabled={isLocked}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const options: Record<DraftField, FormFieldOptions> = {
  name: { label: 'Name', autoComplete: 'name', maxLength: maxCustomerNameLength },
  phone: { ...mobileNumberField, help: 'We call or message you about this order only.' },
  email: {
    label: 'Email',
    isOptional: true,
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    maxLength: maxEmailLength,
  },
  address: {
    label: 'Address',
    help: 'House, street, area, and your town or city.',
    autoComplete: 'street-address',
    rows: 3,
    maxLength: maxAddressLength,
  },
  pin_code: { label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  note: {
    label: 'Note for us',
    help: 'A name or words for your sign, or a date.',
    isOptional: true,
    autoComplete: 'off',
    rows: 1,
    maxLength: maxNoteLength,
  },
};
