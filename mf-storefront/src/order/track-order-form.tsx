import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { referencePattern } from '@lumora/shared-contract/orders';
import { FormField, type FormFieldOptions } from '../form-field/form-field.tsx';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import * as buttons from '../styles/buttons.module.css';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { saveKnownOrder } from './known-orders.ts';
import * as styles from './order-lookup.module.css';

/** Renders the form for the number of an order and the phone number it was placed with; opens the order. */
export function TrackOrderForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ reference: '', phone: '' });
  const [errors, setErrors] = useState<Partial<typeof typed>>({});
  const change = (fields: Partial<typeof typed>) => setTyped((current) => ({ ...current, ...fields }));
  useInputBeforeHydration(form, ({ name, value }) => change({ [name]: value }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const reference = normalizeReference(typed.reference);
    const phone = typed.phone.trim();
    const found = {
      ...(!referencePattern.test(reference) && { reference: 'Enter the order number, such as LUM-7F3K2Q' }),
      ...(phone === '' && { phone: 'Mobile number is required' }),
    };
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong !== undefined) return document.getElementById(`${id}-${firstWrong}`)?.focus();
    saveKnownOrder({ reference, phone });
    return void navigate(`/orders/${reference}`);
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['fields']}>
        {fields.map(({ name, ...options }) => (
          <FormField
            key={name}
            id={`${id}-${name}`}
            name={name}
            options={options}
            value={typed[name]}
            error={errors[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <button className={buttons['primary']}>Track my order</button>
      </div>
    </form>
  );
}

const fields = [
  {
    name: 'reference',
    label: 'Order number',
    help: 'On your order page and in our message, such as LUM-7F3K2Q.',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 20,
  },
  { name: 'phone', ...mobileNumberField, help: 'The one that you ordered with.' },
] as const satisfies (FormFieldOptions & { name: string })[];

/** Completes a typed order number: upper case, with its prefix. */
function normalizeReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  return text.startsWith('LUM-') ? text : `LUM-${text}`;
}
