import { object, string, type InferType } from '../validation/schema.ts';
import { toAsciiDigits } from '../format/ascii-digits.ts';
import { emailField } from '../http/email-field.ts';
import { phoneField } from '../http/phone-field.ts';
import { maxAddressLength, maxCustomerNameLength, maxEmailLength, maxNoteLength } from './order-rules.ts';

const atMost = (maxLength: number) => `Write at most ${maxLength} letters`;

const incompleteName = 'Enter your full name';
const hasLetter = (text: string) => /\p{L}/u.test(text);

const incompleteAddress = 'Enter house, street and town';
// a village may have no street, and the PIN code has its own field
const hasTwoWords = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean).length >= 2;

/** Fields about the customer and the delivery in the body of `POST /orders`. */
export const orderCustomerFields = {
  name: string()
    .trim()
    .required('Name is required')
    .min(2, incompleteName)
    .test({ test: hasLetter, message: incompleteName, skipAbsent: true })
    .max(maxCustomerNameLength, atMost(maxCustomerNameLength)),
  phone: phoneField,
  email: emailField.max(maxEmailLength, atMost(maxEmailLength)).default(''),
  address: string()
    .trim()
    .required('Address is required')
    .min(8, incompleteAddress)
    .test({ test: hasTwoWords, message: incompleteAddress, skipAbsent: true })
    .max(maxAddressLength, atMost(maxAddressLength)),
  pin_code: string()
    .transform((value: string | null) => value && toAsciiDigits(value).replace(/\s/g, ''))
    .required('PIN code is required')
    .matches(/^[1-9]\d{5}$/, 'Enter a PIN code of 6 digits that does not start with 0'),
  note: string().trim().max(maxNoteLength, atMost(maxNoteLength)).default(''),
};

/** Validates the checkout form. */
export const orderCustomerInput = object(orderCustomerFields);
export type OrderCustomerInput = InferType<typeof orderCustomerInput>;
