import type { ReactNode } from 'react';
import * as styles from './prefixed.module.css';

/** Renders an input after a fixed text, such as the country code of a phone number; the input alone without a text. */
export function Prefixed({ prefix, children }: { prefix: string; children: ReactNode }) {
  if (prefix === '') return children;
  return (
    <div className={styles['prefixed']}>
      <span aria-hidden="true">{prefix}</span>
      {children}
    </div>
  );
}

/** Returns a phone number without the country code that is shown before it, such as `+91`, or `91` before ten digits. */
export function withoutPrefix(value: string, prefix: string): string {
  if (prefix === '') return value;
  const digits = prefix.replace('+', '');
  return value.replace(new RegExp(`^\\s*(\\+${digits}|${digits}(?=\\d{10}$))\\s*`), '');
}
