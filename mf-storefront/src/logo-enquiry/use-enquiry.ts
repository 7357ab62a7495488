import { useEffect } from 'react';
import { useAtom, useStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { errorMessage, http, isHttpError, type WriteOptions } from '@lumora/shared-auth/core';
import { enquiryInput, logoRules, type EnquiryInput, type ShopEnquiry } from '@lumora/shared-contract/enquiries';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { newIdempotencyKey } from '../browser-state/idempotency-key.ts';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { imageFileError } from '../form-field/image-file-field.tsx';
import {
  checkDraft,
  enquiryFields,
  enquiryTextsAtom,
  emptyTexts,
  errorsAtom,
  logoAtom,
  type EnquiryDraft,
  type EnquiryErrors,
} from './enquiry-draft.ts';
import { idempotencyKeyAtom, submissionAtom, type SentEnquiry, type Submission } from './enquiry-submission.ts';

/** The form for a logo. */
export type EnquiryForm = ReturnType<typeof useEnquiry>;

/** Returns the values of the form, their errors, the state of the submission, and the functions that change and send it. */
export function useEnquiry() {
  const { draft, update, removeLogo, clear } = useEnquiryDraft();
  const [errors, setErrors] = useAtom(errorsAtom);
  const [submission, setSubmission] = useSubmission();
  const store = useStore();

  function change(fields: Partial<EnquiryDraft>) {
    // a changed enquiry is another request; an unchanged one that is sent again is stored once
    store.set(idempotencyKeyAtom, '');
    update(fields);
    if (submission.is === 'failed') setSubmission({ is: 'ready' });
    const logoError = fields.logo && imageFileError(fields.logo, logoRules);
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
      ...(logoError && { logo: logoError }),
    }));
  }

  function rejectLogo(message: string) {
    removeLogo();
    setErrors((current) => ({ ...current, logo: message }));
  }

  function reject(found: EnquiryErrors) {
    setErrors(found);
    const first = enquiryFields.find((name) => found[name] !== undefined);
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  }

  async function submit() {
    if (store.get(submissionAtom).is === 'sending') return;
    const { logo, ...texts } = draft;
    const found = checkDraft(draft);
    reject(found);
    if (logo === null || Object.keys(found).length > 0) return;
    const key = store.get(idempotencyKeyAtom) || newIdempotencyKey();
    store.set(idempotencyKeyAtom, key);
    setSubmission({ is: 'sending', fraction: 0 });
    try {
      const onProgress = (fraction: number) => setSubmission({ is: 'sending', fraction });
      const input = enquiryInput.cast(texts, { stripUnknown: true });
      const enquiry = await sendEnquiry(input, logo, { idempotencyKey: key, onProgress });
      setSubmission({ is: 'sent', enquiry, shownAt: null });
      setErrors({});
      if (store.get(idempotencyKeyAtom) === key) clear(); // else the draft was changed meanwhile
    } catch (error) {
      const rejected: EnquiryErrors = isHttpError(error) ? (error.fields ?? {}) : {};
      reject(rejected);
      const isAtField = enquiryFields.some((name) => name in rejected);
      setSubmission(isAtField ? ready : { is: 'failed', message: errorMessage(error) });
    }
  }

  return { draft, errors, submission, change, rejectLogo, submit };
}

/**
 * Returns the submission, and the function that sets it. After its thanks were shown, another visit has an empty form,
 * except by Back.
 */
function useSubmission() {
  const [submission, setSubmission] = useAtom(submissionAtom);
  const { key } = useLocation();
  useEffect(() => {
    if (submission.is === 'sent' && submission.shownAt === null) setSubmission({ ...submission, shownAt: key });
  }, [submission, setSubmission, key]);
  const isOver = submission.is === 'sent' && submission.shownAt !== null && submission.shownAt !== key;
  return [isOver ? ready : submission, setSubmission] as const;
}

const ready: Submission = { is: 'ready' };

/** Returns the draft of the tab, which is empty until hydration, and the functions that change and clear it. */
function useEnquiryDraft() {
  const [stored, setTexts] = useAtom(enquiryTextsAtom);
  const [logo, setLogo] = useAtom(logoAtom);
  const texts = useIsHydrated() ? stored : emptyTexts;
  return {
    draft: { ...texts, logo },
    update({ logo: chosen, ...fields }: Partial<EnquiryDraft>) {
      if (chosen) setLogo(chosen);
      setTexts((current) => ({ ...current, ...fields, ...(chosen && { logo_name: chosen.name }) }));
    },
    removeLogo() {
      setTexts((current) => ({ ...current, logo_name: '' }));
      setLogo(null);
    },
    clear() {
      setTexts(emptyTexts);
      setLogo(null);
    },
  };
}

/** Returns the id of the input of a field. */
export function fieldId(name: string): string {
  return `logo-enquiry-${name}`;
}

async function sendEnquiry(input: EnquiryInput, logo: File, options: WriteOptions): Promise<SentEnquiry> {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.set(name, String(value));
  body.set('logo', logo);
  const { data } = await http.post<ApiResponse<ShopEnquiry>>('/enquiries', body, options);
  return { ...input, logo, reference: data.reference };
}
