import { useId, useRef, type Dispatch, type SetStateAction, type SubmitEvent } from 'react';
import { FormField, type FormFieldOptions } from '../form-field/form-field.tsx';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import * as buttons from '../styles/buttons.module.css';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import type { FindOrderErrors } from './find-order-errors.ts';
import type { OrderCredentials } from './order-credentials.ts';
import { useFindOrder } from './use-find-order.ts';
import * as styles from './find-order.module.css';

interface FindOrderFormProps {
  typed: OrderCredentials;
  onChange: Dispatch<SetStateAction<OrderCredentials>>;
  /** errors of an attempt before the form was rendered */
  firstErrors?: FindOrderErrors;
  /** whether the page of the order replaces the current page in the history */
  replace?: boolean;
}

/** Renders the form for the number of an order and the phone number it was placed with; opens the order. */
export function FindOrderForm({ typed, onChange, firstErrors = {}, replace = false }: FindOrderFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const change = (fields: Partial<OrderCredentials>) => onChange((current) => ({ ...current, ...fields }));
  const { errors, isLoading, find } = useFindOrder(form, { firstErrors, replace });
  useInputBeforeHydration(form, ({ name, value }) => change({ [name]: value }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void find(typed);
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
        <button className={buttons['primary']}>{isLoading ? 'Loading…' : 'Track my order'}</button>
      </div>
      {errors.form !== undefined && (
        <p role="alert" className={styles['error']}>
          {errors.form}
        </p>
      )}
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
