import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useAtom } from 'jotai';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { useInputBeforeHydration } from '../browser-state/use-input-before-hydration.ts';
import { chatUrl } from '../links/chat-url.ts';
import * as inputs from '../form-field/text-input.module.css';
import * as buttons from '../styles/buttons.module.css';
import { parseTexts } from '../storage/parse-texts.ts';
import { storedAtom } from '../storage/stored-atom.ts';
import * as styles from './contact-form.module.css';

/** Renders a form whose message opens in WhatsApp, addressed to the shop. */
export function ContactForm({ phone }: { phone: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [stored, setTexts] = useAtom(textsAtom);
  const typed = useIsHydrated() ? stored : emptyTexts;
  const [isMissing, setMissing] = useState(false);
  const change = (fields: Partial<typeof typed>) => setTexts((current) => ({ ...current, ...fields }));
  useInputBeforeHydration(form, ({ name, value }) => change({ [name]: value }));

  function send(event: SubmitEvent) {
    event.preventDefault();
    const [name, message] = [typed.name.trim(), typed.message.trim()];
    setMissing(message === '');
    if (message === '') return document.getElementById(`${id}-message`)?.focus();
    return void window.open(
      chatUrl(phone, name === '' ? message : `Hi, this is ${name}. ${message}`),
      '_blank',
      'noreferrer',
    );
  }

  return (
    <form ref={form} className={styles['form']} aria-label="Write to us" noValidate onSubmit={send}>
      <label htmlFor={`${id}-name`}>Name</label>
      <input
        className={inputs['input']}
        id={`${id}-name`}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <label htmlFor={`${id}-message`}>Message</label>
      <textarea
        className={inputs['input']}
        id={`${id}-message`}
        name="message"
        rows={4}
        maxLength={1000}
        value={typed.message}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change({ message: target.value })}
      />
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {isMissing && 'Write a message first'}
      </p>
      <button className={buttons['primary']}>Send on WhatsApp</button>
    </form>
  );
}

const emptyTexts = { name: '', message: '' };

/** The texts of the form, stored for this tab, so that they survive a reload and a visit to another page. */
const textsAtom = storedAtom('lumora-contact', {
  parse: (text) => parseTexts(text, emptyTexts),
  format: JSON.stringify,
  kind: 'session',
});
