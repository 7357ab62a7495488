import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react';
import * as styles from './checkout-form.module.css';

export interface CheckoutFieldOptions {
  label: string;
  help?: string;
  isOptional?: boolean;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'tel' | 'email';
  inputMode?: 'tel' | 'email' | 'numeric';
  /** more letters than that cannot be typed */
  most: number;
  /** of several lines, so many of them in sight */
  rows?: number;
}

interface CheckoutFieldProps {
  name: string;
  options: CheckoutFieldOptions;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A label above, help below, and what is wrong with it beside that. */
export function CheckoutField({ name, options, value, error, onChange }: CheckoutFieldProps) {
  const { label, help, isOptional = false, most, rows, type = 'text', ...hints } = options;
  const id = `checkout-${name}`;
  const common = {
    id,
    name,
    value,
    maxLength: most,
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-words`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
    ...hints,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> (optional)</span>}
      </label>
      {rows === undefined ? <input type={type} {...common} /> : <textarea rows={rows} {...common} />}
      <p id={`${id}-words`}>
        {error !== undefined && <strong>{error}</strong>}
        {error === undefined && help}
      </p>
    </div>
  );
}
