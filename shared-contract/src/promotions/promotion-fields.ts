import { boolean, number, string } from 'yup';
import { isTimestamp } from '../http/is-timestamp.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { maxPromotionTitleLength } from './promotion-places.ts';

/** Parts of inputs that several kinds of promotion have. */

const moment = (message: string) =>
  string()
    .transform((value: string | null, original: unknown) => (original === '' ? null : value && toUtc(value)))
    .nullable()
    .default(null)
    .test('moment', message, (value) => value === null || isTimestamp(value));

/** Zones that a browser can name, the database need not know. */
function toUtc(text: string): string {
  return isTimestamp(text) ? new Date(text).toISOString() : text;
}

/** `is_active` and the moments between which it runs; an end needs to be later than its start. */
export const scheduleFields = {
  is_active: boolean().default(false),
  starts_at: moment('Enter the start as a date and a time'),
  ends_at: moment('Enter the end as a date and a time').test(
    'later',
    'The end must be after the start',
    (end, { parent }) => {
      const { starts_at: start }: { starts_at?: string | null } = parent;
      return !end || !start || Date.parse(end) > Date.parse(start);
    },
  ),
};

/** A whole number between `min` and `max`, whose messages call it `name`; an empty field is refused. */
export const wholeNumber = (name: string, { min, max }: { min: number; max: number }) =>
  number()
    // not undefined, which would fall back to the default in silence
    .transform((value: number, original: unknown) => (original === '' ? Number.NaN : value))
    .typeError(({ originalValue }) => (originalValue === '' ? `${name} is required` : `${name} must be a number`))
    .integer(`${name} must be a whole number`)
    .min(min, `${name} is at least ${min}`)
    .max(max, `${name} is at most ${max}`);

/** Fields of every promotion that has a place in the shop. The lower priority comes first. */
export const promotionFields = {
  ...scheduleFields,
  priority: wholeNumber('Priority', { min: 0, max: 1_000_000 }).required('Priority is required').default(0),
  updated_at: expectedVersion,
};

/** A page of the shop (`/product-display?…`) or a full https address; empty is no link. */
export const linkField = string()
  .trim()
  .max(500, 'Max 500 chars')
  .default('')
  .matches(/^$|^\/(?![/\\])|^https:\/\/[^\s/]/, 'Enter a page such as /product-display, or an address with https://');

/** `#` and six hexadecimal digits. */
export const colourField = (fallback: string) =>
  string()
    .trim()
    .lowercase()
    .default(fallback)
    .matches(/^#[0-9a-f]{6}$/, 'Enter a colour such as #ff2e88');

export const titleField = string()
  .trim()
  .required('Title is required')
  .min(2, 'Min 2 chars')
  .max(maxPromotionTitleLength, `Max ${maxPromotionTitleLength} chars`);
