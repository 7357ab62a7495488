import { useId, useState, type SubmitEvent } from 'react';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import { WithCountryCode, withoutCountryCode } from '../form-field/country-code.tsx';
import * as inputs from '../form-field/text-input.module.css';
import * as buttons from '../styles/buttons.module.css';
import * as styles from './order-lookup.module.css';

export interface PhoneFormProps {
  /** the last entered number, null before the first */
  lastPhone: string | null;
  /** error message of the last look-up */
  rejection: string | null;
  isLoading: boolean;
  onPhone: (phone: string) => void;
}

/** Renders the form for the phone number of an order. */
export function PhoneForm({ lastPhone, rejection, isLoading, onPhone }: PhoneFormProps) {
  const id = useId();
  const [phone, setPhone] = useState(withoutCountryCode(lastPhone ?? '', countryCode));
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(phone.trim() === '');
    if (phone.trim() === '') document.getElementById(id)?.focus();
    else if (!isLoading) onPhone(phone.trim());
  }

  const error = isMissing ? 'Mobile number is required' : rejection;
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p>Enter the mobile number that you ordered with. It confirms that the order is yours.</p>
      <div className={styles['field']}>
        <label htmlFor={id}>{label}</label>
        <WithCountryCode countryCode={countryCode}>
          <input
            className={inputs['input']}
            id={id}
            {...attributes}
            value={phone}
            aria-invalid={error !== null}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setPhone(withoutCountryCode(target.value, countryCode))}
          />
        </WithCountryCode>
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          {error}
        </p>
      </div>
      <button className={buttons['primary']} aria-busy={isLoading}>
        {isLoading ? 'Loading…' : 'Show my order'}
      </button>
    </form>
  );
}

const { label, countryCode, ...attributes } = mobileNumberField;
