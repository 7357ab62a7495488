import { maxAddressLength, maxNoteLength } from '@lumora/shared-contract/orders';
import type { OrderDraft } from './order-draft.ts';

export type DraftField = Exclude<keyof OrderDraft, 'payment'>;
/** Error messages by field. */
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Fields in the order of the form. */
export const draftFields = ['name', 'phone', 'email', 'address', 'pin_code', 'note'] as const satisfies DraftField[];

/**
 * Validates the checkout form with the rules and messages of `orderInput`, without yup, which pages of the shop do not
 * load. Returns a message for each invalid field.
 */
export function checkDraft(draft: OrderDraft): DraftErrors {
  const errors = draftFields.map((field) => [field, checks[field](draft[field])] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

const checks: Record<DraftField, (typed: string) => string | undefined> = {
  name: (typed) => required(typed, 'Name') ?? tooShort(typed, 2, 'Enter your full name') ?? tooLong(typed, 80),
  phone: (typed) =>
    required(digitsOf(typed), 'Mobile number') ?? mismatch(digitsOf(typed), mobile, 'Enter a 10-digit mobile number'),
  email: (typed) => (typed.trim() === '' ? undefined : checkEmail(typed)),
  address: (typed) =>
    required(typed, 'Address') ??
    tooShort(typed, 8, 'Enter house, street and town') ??
    tooLong(typed, maxAddressLength),
  pin_code: (typed) =>
    required(typed, 'PIN code') ?? mismatch(typed.replace(/\s/g, ''), pinCode, 'Enter a 6-digit PIN code'),
  note: (typed) => tooLong(typed, maxNoteLength),
};

function checkEmail(typed: string): string | undefined {
  return mismatch(typed.trim(), email, 'Enter a valid email') ?? tooLong(typed, 254);
}

function required(typed: string, name: string): string | undefined {
  return typed.trim() === '' ? `${name} is required` : undefined;
}

function tooShort(typed: string, minLength: number, message: string): string | undefined {
  return typed.trim().length < minLength ? message : undefined;
}

function tooLong(typed: string, maxLength: number): string | undefined {
  return typed.trim().length > maxLength ? `Write at most ${maxLength} letters` : undefined;
}

function mismatch(text: string, pattern: RegExp, message: string): string | undefined {
  return pattern.test(text) ? undefined : message;
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s()+.-]/g, '');
}

const mobile = /^(91|0)?[6-9]\d{9}$/;
const pinCode = /^[1-9]\d{5}$/;
/** the pattern of `<input type="email">` in the HTML standard */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
