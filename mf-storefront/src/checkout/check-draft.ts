import { maxAddressLength, maxNoteLength } from '@lumora/shared-contract';
import type { OrderDraft } from './order-draft.ts';

export type DraftField = Exclude<keyof OrderDraft, 'payment'>;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Fields in the order in which they stand. */
export const draftFields = ['name', 'phone', 'email', 'address', 'pin_code', 'note'] as const satisfies DraftField[];

/** What is wrong with what was typed, in the words of `orderInput`, which shoppers do not download. */
export function checkDraft(draft: OrderDraft): DraftErrors {
  const found = draftFields.map((field) => [field, checks[field](draft[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

const checks: Record<DraftField, (typed: string) => string | undefined> = {
  name: (typed) => required(typed, 'Name') ?? outside(typed, 2, 'Enter your full name') ?? tooLong(typed, 80),
  phone: (typed) =>
    required(digitsOf(typed), 'Mobile number') ?? unlike(digitsOf(typed), mobile, 'Enter a 10-digit mobile number'),
  email: (typed) => (typed.trim() === '' ? undefined : checkEmail(typed)),
  address: (typed) =>
    required(typed, 'Address') ?? outside(typed, 8, 'Enter house, street and town') ?? tooLong(typed, maxAddressLength),
  pin_code: (typed) =>
    required(typed, 'PIN code') ?? unlike(typed.replace(/\s/g, ''), pinCode, 'Enter a 6-digit PIN code'),
  note: (typed) => tooLong(typed, maxNoteLength),
};

function checkEmail(typed: string): string | undefined {
  return unlike(typed.trim(), email, 'Enter a valid email') ?? tooLong(typed, 254);
}

function required(typed: string, name: string): string | undefined {
  return typed.trim() === '' ? `${name} is required` : undefined;
}

function outside(typed: string, least: number, message: string): string | undefined {
  return typed.trim().length < least ? message : undefined;
}

function tooLong(typed: string, most: number): string | undefined {
  return typed.trim().length > most ? `Write at most ${most} letters` : undefined;
}

function unlike(text: string, pattern: RegExp, message: string): string | undefined {
  return pattern.test(text) ? undefined : message;
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s()+.-]/g, '');
}

const mobile = /^(91|0)?[6-9]\d{9}$/;
const pinCode = /^[1-9]\d{5}$/;
/** what HTML takes for an address of `<input type="email">` */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
