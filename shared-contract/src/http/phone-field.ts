import { string } from '../validation/schema.ts';

/** An Indian mobile number in any notation; stored as 91 and ten digits, the format of chat links. */
export const phoneField = string()
  .transform((value: string | null) => value && withCountry(value.replace(/[\s()+.-]/g, '')))
  .required('Mobile number is required')
  .matches(/^91[6-9]\d{9}$/, 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9');

const withCountry = (digits: string) => (/^0?[6-9]\d{9}$/.test(digits) ? `91${digits.slice(-10)}` : digits);
