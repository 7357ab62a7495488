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

/** Returns a typed or pasted value without the fixed text that is shown before it. */
export function withoutPrefix(value: string, prefix: string): string {
  return prefix !== '' && value.startsWith(prefix) ? value.slice(prefix.length).trimStart() : value;
}
