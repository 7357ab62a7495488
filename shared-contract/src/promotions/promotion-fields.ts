import { boolean, number, string } from '../validation/schema.ts';
import { isTimestamp } from '../http/is-timestamp.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { maxPromotionTitleLength } from './promotion-positions.ts';

/** Fields that the inputs of several kinds of promotion share. */

const timestamp = (message: string) =>
  string()
    .transform((value: string | null, original: unknown) => (original === '' ? null : value && toUtc(value)))
    .nullable()
    .default(null)
    .test('timestamp', message, (value) => value === null || isTimestamp(value));

/** Converts a timestamp to UTC, because the database may not accept every offset that a browser sends. */
function toUtc(text: string): string {
  return isTimestamp(text) ? new Date(text).toISOString() : text;
}

/** `is_active`, start and end (ISO 8601, stored in UTC; null for none). The end must be after the start. */
export const scheduleFields = {
  is_active: boolean().default(false),
  starts_at: timestamp('Enter the start as a date and a time'),
  ends_at: timestamp('Enter the end as a date and a time').test(
    'later',
    'The end must be after the start',
    (end, { parent }) => {
      const { starts_at: start }: { starts_at?: string | null } = parent;
      return !end || !start || Date.parse(end) > Date.parse(start);
    },
  ),
};

/** Returns the schema of an integer from `min` to `max`; its messages begin with `name`. An empty field is an error. */
export const wholeNumberField = (name: string, { min, max }: { min: number; max: number }) =>
  number()
    // NaN, because undefined would be replaced by the default without a message
    .transform((value: number, original: unknown) => (original === '' ? Number.NaN : value))
    .typeError(({ originalValue }) => (originalValue === '' ? `${name} is required` : `${name} must be a number`))
    .integer(`${name} must be a whole number`)
    .min(min, `${name} is at least ${min}`)
    .max(max, `${name} is at most ${max}`);

/** Fields of every promotion that the shop displays. A lower `priority` comes first. */
export const promotionFields = {
  ...scheduleFields,
  priority: wholeNumberField('Priority', { min: 0, max: 1_000_000 }).required('Priority is required').default(0),
  updated_at: expectedVersion,
};

/** A path of the shop (`/product-display?…`) or an https URL; '' is no link. */
export const linkField = string()
  .trim()
  .max(500, 'Max 500 chars')
  .default('')
  .matches(/^$|^\/(?![/\\])|^https:\/\/[^\s/]/, 'Enter a page such as /product-display, or an address with https://');

/** Returns the schema of a colour: `#` and six hexadecimal digits, `fallback` when absent. */
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
