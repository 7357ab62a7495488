import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { logoRules, maxWishLength } from '@lumora/shared-contract/enquiries';
import { maxCustomerNameLength, maxEmailLength } from '@lumora/shared-contract/orders';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { FormField, type FormFieldOptions } from '../form-field/form-field.tsx';
import { ImageFileField } from '../form-field/image-file-field.tsx';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import * as buttons from '../styles/buttons.module.css';
import type { EnquiryDraft } from './enquiry-draft.ts';
import { LogoExamples, LogoStrip } from './logo-examples.tsx';
import { fieldId, useEnquiry } from './use-enquiry.ts';
import * as styles from './logo-enquiry.module.css';

/** Renders the form for a logo, and after it has been sent what happens next; both with examples and `children`. */
export function LogoForm({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, submission, change, submit } = useEnquiry();
  useInputBeforeHydration(form, ({ name, value }) => change({ [name]: value }));

  if (submission.is === 'sent')
    return (
      <>
        <SentEnquiry reference={submission.reference} name={draft.name} />
        {children}
      </>
    );

  function send(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  const isSending = submission.is === 'sending';
  return (
    <div className={styles['columns']}>
      <LogoStrip />
      <form ref={form} className={styles['form']} aria-labelledby="logo-heading" noValidate onSubmit={send}>
        <ImageFileField
          id={fieldId('logo')}
          name="logo"
          label="Logo"
          rules={logoRules}
          file={draft.logo}
          error={errors.logo}
          onChange={(logo) => change({ logo })}
        />
        {textFields.map(({ name, ...options }) => (
          <FormField
            key={name}
            id={fieldId(name)}
            name={name}
            options={options}
            value={draft[name]}
            error={errors[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <button className={buttons['primary']} aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send my logo'}
        </button>
        {isSending && <Progress fraction={submission.fraction} />}
        <p role="alert" className={styles['failure']}>
          {submission.is === 'failed' && `${submission.message} Nothing you entered is lost: send it again.`}
        </p>
      </form>
      {children}
      <div className={styles['side']}>
        <section className={styles['next']} aria-labelledby="next-heading">
          <h2 id="next-heading">{nextTitle}</h2>
          <NextSteps />
        </section>
        <LogoExamples />
      </div>
    </div>
  );
}

function Progress({ fraction }: { fraction: number }) {
  return <progress aria-label="Upload" value={fraction} />;
}

function SentEnquiry({ reference, name }: { reference: string; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the focused button is no longer rendered
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className={styles['sent']} aria-labelledby="sent-heading">
        <h2 id="sent-heading" ref={heading} tabIndex={-1}>
          Thank you, {name.trim()}. We have your logo.
        </h2>
        <p>
          Your enquiry is <b>{reference}</b>.
        </p>
        <h3>{nextTitle}</h3>
        <NextSteps />
      </section>
      <LogoExamples />
    </>
  );
}

const nextTitle = 'What happens next';

function NextSteps() {
  return (
    <ol>
      <li>We draw your logo in neon tubes at the width you want.</li>
      <li>Within a working day you get the drawing and a price, on WhatsApp or by phone.</li>
      <li>You order only when you like both. Until then it costs nothing.</li>
    </ol>
  );
}

type TextField = Exclude<keyof EnquiryDraft, 'logo'>;

const textFields: (FormFieldOptions & { name: TextField })[] = [
  {
    name: 'width_cm',
    label: 'Width in cm',
    help: '100 cm is about the width of a door.',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 20, // has room for a unit
  },
  {
    name: 'wish',
    label: 'Your idea',
    help: 'Colours, where it will hang, by when you need it.',
    isOptional: true,
    autoComplete: 'off',
    rows: 4,
    maxLength: maxWishLength,
  },
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: maxCustomerNameLength },
  { name: 'phone', ...mobileNumberField, help: 'We call or message you about this enquiry only.' },
  {
    name: 'email',
    label: 'Email',
    isOptional: true,
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: maxEmailLength,
  },
];
