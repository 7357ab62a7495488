import type { ReactNode } from 'react';
import * as styles from './country-code.module.css';

/** Renders the input of a phone number after its country code; the input alone for ''. */
export function WithCountryCode({ countryCode, children }: { countryCode: string; children: ReactNode }) {
  if (countryCode === '') return children;
  return (
    <div className={styles['numberWithCode']}>
      <span aria-hidden="true">{countryCode}</span>
      {children}
    </div>
  );
}

/** Returns a phone number without the country code that is shown before it, such as `+91`, or `91` before ten digits. */
export function withoutCountryCode(value: string, countryCode: string): string {
  if (countryCode === '') return value;
  const digits = countryCode.replace('+', '');
  return value.replace(new RegExp(`^\\s*(\\+${digits}|${digits}(?=\\d{10}$))\\s*`), '');
}
