import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { logoRules, maxWishLength } from '@lumora/shared-contract/enquiries';
import { maxCustomerNameLength, maxEmailLength } from '@lumora/shared-contract/orders';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { FormField, type FormFieldOptions } from '../form-field/form-field.tsx';
import { ImageFileField } from '../form-field/image-file-field.tsx';
import { mobileNumberField } from '../form-field/mobile-number-field.ts';
import * as buttons from '../styles/buttons.module.css';
import { textFields, type EnquiryDraft, type TextField } from './enquiry-draft.ts';
import { LogoStrip } from './logo-examples.tsx';
import { NextSteps } from './next-steps.tsx';
import { fieldId, type EnquiryForm } from './use-enquiry.ts';
import * as styles from './logo-enquiry.module.css';

interface LogoFormProps {
  enquiry: EnquiryForm;
  children: ReactNode;
}

/** Renders the form for a logo with examples, `children` and what happens next. */
export function LogoForm({ enquiry, children }: LogoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, submission, change, rejectLogo, submit } = enquiry;
  useInputBeforeHydration(form, ({ name, value }) => change({ [name]: value }));

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
          rules={fileRules(draft)}
          file={draft.logo}
          error={errors.logo}
          onChange={(logo) => change({ logo })}
          onRejected={rejectLogo}
        />
        {textFields.map((name) => (
          <FormField
            key={name}
            id={fieldId(name)}
            name={name}
            options={options[name]}
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
      <NextSteps />
    </div>
  );
}

function Progress({ fraction }: { fraction: number }) {
  return <progress aria-label="Upload" value={fraction} />;
}

/** Returns the rules of the file; their hint asks for the file again when a reload has lost it. */
function fileRules({ logo, logo_name }: EnquiryDraft) {
  if (logo !== null || logo_name === '') return logoRules;
  return { ...logoRules, hint: `Choose ${logo_name} again: a reload keeps only your texts. ${logoRules.hint}` };
}

const options: Record<TextField, FormFieldOptions> = {
  width_cm: {
    label: 'Width in cm',
    help: '100 cm is about the width of a door. You can also write 3 ft.',
    autoComplete: 'off',
    maxLength: 20, // has room for a unit
  },
  wish: {
    label: 'Your idea',
    help: 'Colours, where it will hang, by when you need it.',
    isOptional: true,
    autoComplete: 'off',
    rows: 4,
    maxLength: maxWishLength,
  },
  name: { label: 'Name', autoComplete: 'name', maxLength: maxCustomerNameLength },
  phone: { ...mobileNumberField, help: 'We call or message you about this enquiry only.' },
  email: {
    label: 'Email',
    isOptional: true,
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: maxEmailLength,
  },
};
