import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react';
import { WithCountryCode, withoutCountryCode } from './country-code.tsx';
import * as styles from './form-field.module.css';
import * as inputs from './text-input.module.css';

export interface FormFieldOptions {
  label: string;
  help?: string;
  isOptional?: boolean;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'tel' | 'email';
  inputMode?: 'tel' | 'email' | 'numeric';
  autoCapitalize?: 'characters';
  spellCheck?: false;
  /** shown before the value of a phone number, which does not contain it */
  countryCode?: string;
  maxLength: number;
  /** visible lines of a textarea; without it a single-line input */
  rows?: number;
}

interface FormFieldProps {
  id: string;
  name: string;
  options: FormFieldOptions;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Renders an input with its label and below it the error message or the help text. */
export function FormField({ id, name, options, value, error, onChange }: FormFieldProps) {
  const { label, help, isOptional = false, maxLength, rows, type, countryCode = '', ...hints } = options;
  const common = {
    className: inputs['input'],
    id,
    name,
    value: withoutCountryCode(value, countryCode),
    maxLength,
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(withoutCountryCode(target.value, countryCode)),
    ...hints,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> (optional)</span>}
      </label>
      <WithCountryCode countryCode={countryCode}>
        {rows === undefined ? <input type={type} {...common} /> : <textarea rows={rows} {...common} />}
      </WithCountryCode>
      <p id={`${id}-hint`}>
        {error !== undefined && <strong role="alert">{error}</strong>}
        {error === undefined && help}
      </p>
    </div>
  );
}
