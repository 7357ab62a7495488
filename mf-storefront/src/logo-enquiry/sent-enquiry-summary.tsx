import { useEffect, useRef, type ReactNode } from 'react';
import { formatPhone } from '@lumora/shared-contract/format';
import { FilePreview } from '../form-field/file-preview.tsx';
import type { SentEnquiry } from './enquiry-submission.ts';
import { LogoExamples } from './logo-examples.tsx';
import { NextSteps } from './next-steps.tsx';

import * as styles from './logo-enquiry.module.css';

interface SentEnquirySummaryProps {
  enquiry: SentEnquiry;
  children: ReactNode;
}

/** Renders the thanks for an enquiry: its number, when and where the shop replies, and what was sent; then `children`. */
export function SentEnquirySummary({ enquiry, children }: SentEnquirySummaryProps) {
  const { reference, name, phone, logo, width_cm, wish, email } = enquiry;
  const heading = useRef<HTMLHeadingElement>(null);
  // the focused button is no longer rendered
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header>
        <h1 id="logo-heading" ref={heading} tabIndex={-1}>
          Thank you, {name}. We have your logo.
        </h1>
        <p>
          Your enquiry is <b>{reference}</b>. We reply to <b>{formatPhone(phone)}</b> within a working day.
        </p>
      </header>
      <div className={styles['sent']}>
        <section className={styles['card']} aria-labelledby="sent-heading">
          <h2 id="sent-heading">What you sent</h2>
          <FilePreview file={logo} alt="Your logo" />
          <dl>
            <dt>Logo</dt>
            <dd>{logo.name}</dd>
            <dt>Width</dt>
            <dd>{width_cm} cm</dd>
            {wish !== '' && (
              <>
                <dt>Your idea</dt>
                <dd>{wish}</dd>
              </>
            )}
            <dt>Mobile number</dt>
            <dd>{formatPhone(phone)}</dd>
            {email !== '' && (
              <>
                <dt>Email</dt>
                <dd>{email}</dd>
              </>
            )}
          </dl>
        </section>
        <NextSteps />
      </div>
      {children}
      <LogoExamples />
    </>
  );
}
