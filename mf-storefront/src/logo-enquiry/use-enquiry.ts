import { useRef, useState } from 'react';
import { useAtom } from 'jotai';
import { errorMessage, http, isHttpError } from '@lumora/shared-auth/core';
import { enquiryInput, type EnquiryInput, type ShopEnquiry } from '@lumora/shared-contract/enquiries';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { newIdempotencyKey } from '../browser-state/idempotency-key.ts';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import {
  checkDraft,
  enquiryFields,
  enquiryTextsAtom,
  logoAtom,
  parseEnquiryTexts,
  type EnquiryDraft,
  type EnquiryErrors,
} from './enquiry-draft.ts';

/** An enquiry that the API has stored. */
export interface SentEnquiry extends EnquiryInput {
  reference: string;
  logo: File;
}

type Submission =
  | { is: 'ready' }
  /** `fraction` of the body that has been sent, 0…1 */
  | { is: 'sending'; fraction: number }
  | { is: 'failed'; message: string }
  | { is: 'sent'; enquiry: SentEnquiry };

/** The form for a logo. */
export type EnquiryForm = ReturnType<typeof useEnquiry>;

/** Returns the values of the form, their errors, the state of the submission, and the functions that change and send it. */
export function useEnquiry() {
  const { draft, update, clear } = useEnquiryDraft();
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [submission, setSubmission] = useState<Submission>({ is: 'ready' });
  const key = useRef('');
  const isSending = useRef(false);

  function change(fields: Partial<EnquiryDraft>) {
    // a changed enquiry is another request; an unchanged one that is sent again is stored once
    key.current = '';
    update(fields);
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
    const { logo, ...texts } = draft;
    const found = checkDraft(draft);
    reject(found);
    if (logo === null || Object.keys(found).length > 0) return;
    isSending.current = true;
    key.current ||= newIdempotencyKey();
    setSubmission({ is: 'sending', fraction: 0 });
    try {
      const onProgress = (fraction: number) => setSubmission({ is: 'sending', fraction });
      const enquiry = await sendEnquiry(
        enquiryInput.cast(texts, { stripUnknown: true }),
        logo,
        key.current,
        onProgress,
      );
      setSubmission({ is: 'sent', enquiry });
      clear();
    } catch (error) {
      setSubmission({ is: 'failed', message: errorMessage(error) });
      if (isHttpError(error) && error.fields) reject(error.fields);
    } finally {
      isSending.current = false;
    }
  }

  return { draft, errors, submission, change, submit };
}

/** Returns the draft of the tab, which is empty until hydration, and the functions that change and clear it. */
function useEnquiryDraft() {
  const [stored, setTexts] = useAtom(enquiryTextsAtom);
  const [logo, setLogo] = useAtom(logoAtom);
  const texts = useIsHydrated() ? stored : parseEnquiryTexts(null);
  return {
    draft: { ...texts, logo },
    update({ logo: chosen, ...fields }: Partial<EnquiryDraft>) {
      if (chosen) setLogo(chosen);
      setTexts((current) => ({ ...current, ...fields, ...(chosen && { logo_name: chosen.name }) }));
    },
    clear() {
      setTexts(parseEnquiryTexts(null));
      setLogo(null);
    },
  };
}

/** Returns the id of the input of a field. */
export function fieldId(name: string): string {
  return `logo-enquiry-${name}`;
}

async function sendEnquiry(
  input: EnquiryInput,
  logo: File,
  idempotencyKey: string,
  onProgress: (fraction: number) => void,
): Promise<SentEnquiry> {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.set(name, String(value));
  body.set('logo', logo);
  const { data } = await http.post<ApiResponse<ShopEnquiry>>('/enquiries', body, { idempotencyKey, onProgress });
  return { ...input, logo, reference: data.reference };
}
