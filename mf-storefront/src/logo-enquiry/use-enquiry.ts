import { useRef, useState } from 'react';
import { errorMessage, http, isHttpError } from '@lumora/shared-auth/core';
import { enquiryInput, type ShopEnquiry } from '@lumora/shared-contract/enquiries';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { newIdempotencyKey } from '../browser-state/idempotency-key.ts';
import { checkDraft, emptyDraft, enquiryFields, type EnquiryDraft, type EnquiryErrors } from './enquiry-draft.ts';

type Submission =
  | { is: 'ready' }
  /** `fraction` of the body that has been sent, 0…1 */
  | { is: 'sending'; fraction: number }
  | { is: 'failed'; message: string }
  | { is: 'sent'; reference: string };

/** Returns the values of the form, their errors, the state of the submission, and the functions that change and send it. */
export function useEnquiry() {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [submission, setSubmission] = useState<Submission>({ is: 'ready' });
  const key = useRef('');
  const isSending = useRef(false);

  function change(fields: Partial<EnquiryDraft>) {
    // a changed enquiry is another request; an unchanged one that is sent again is stored once
    key.current = '';
    setDraft((current) => ({ ...current, ...fields }));
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
    }));
  }

  function reject(found: EnquiryErrors) {
    setErrors(found);
    const first = enquiryFields.find((name) => found[name] !== undefined);
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  }

  async function submit() {
    if (isSending.current) return;
    const found = checkDraft(draft);
    reject(found);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    key.current ||= newIdempotencyKey();
    setSubmission({ is: 'sending', fraction: 0 });
    try {
      const onProgress = (fraction: number) => setSubmission({ is: 'sending', fraction });
      const { reference } = await sendEnquiry(draft, key.current, onProgress);
      setSubmission({ is: 'sent', reference });
    } catch (error) {
      setSubmission({ is: 'failed', message: errorMessage(error) });
      if (isHttpError(error) && error.fields) reject(error.fields);
    } finally {
      isSending.current = false;
    }
  }

  return { draft, errors, submission, change, submit };
}

/** Returns the id of the input of a field. */
export function fieldId(name: string): string {
  return `logo-enquiry-${name}`;
}

async function sendEnquiry(
  { logo, ...fields }: EnquiryDraft,
  idempotencyKey: string,
  onProgress: (fraction: number) => void,
): Promise<ShopEnquiry> {
  const body = new FormData();
  for (const [name, value] of Object.entries(enquiryInput.cast(fields))) body.set(name, String(value));
  if (logo !== null) body.set('logo', logo);
  return (await http.post<ApiResponse<ShopEnquiry>>('/enquiries', body, { idempotencyKey, onProgress })).data;
}
