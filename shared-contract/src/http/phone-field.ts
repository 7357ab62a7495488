import { toAsciiDigits } from '../format/ascii-digits.ts';
import { string } from '../validation/schema.ts';

/**
 * An Indian mobile number in any notation, also with the invisible characters of a number that is copied from a chat or a
 * list of contacts; stored as 91 and ten digits, the format of chat links.
 */
export const phoneField = string()
  .transform(
    (value: string | null) => value && withCountry(toAsciiDigits(value).replace(/[\s\p{Cf}\p{Dash}()+.]/gu, '')),
  )
  .required('Mobile number is required')
  .matches(/^91[6-9]\d{9}$/, 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9');

const withCountry = (digits: string) => digits.replace(/^(?:(?:00)?91)?0?([6-9]\d{9})$/, '91$1');
