import { useId, useState, type SubmitEvent } from 'react';
import * as buttons from '../styles/buttons.module.css';
import * as styles from './order-page.module.css';

interface PhoneFormProps {
  /** the number that did not fit, null before any */
  tried: string | null;
  refusal: string | null;
  isLooking: boolean;
  onPhone: (phone: string) => void;
}

/** An order is shown to who knows the phone number that it was made with. */
export function PhoneForm({ tried, refusal, isLooking, onPhone }: PhoneFormProps) {
  const id = useId();
  const [phone, setPhone] = useState(tried ?? '');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(phone.trim() === '');
    if (phone.trim() === '') document.getElementById(id)?.focus();
    else if (!isLooking) onPhone(phone.trim());
  }

  const error = isMissing ? 'Mobile number is required' : refusal;
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p>Which mobile number did you order with? It shows us that the order is yours.</p>
      <label htmlFor={id}>Mobile number</label>
      <input
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        value={phone}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => setPhone(target.value)}
      />
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {error}
      </p>
      <button className={buttons['primary']} data-tube="pink" aria-busy={isLooking}>
        {isLooking ? 'Looking…' : 'Show my order'}
      </button>
    </form>
  );
}
