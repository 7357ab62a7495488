import { number } from '../validation/schema.ts';
import { emptyToNull } from './empty-text.ts';

/** Max price in rupees; in paise it is well below the largest 32-bit integer. */
export const maxPrice = 10_000_000;

/** Returns the schema of rupees with at most two decimals; its messages begin with `name`. An empty field is null. */
export const rupeesField = (name: string) =>
  number()
    .transform(emptyToNull)
    .typeError(`${name} must be a number`)
    .min(0, `${name} is at least 0`)
    .max(maxPrice, `${name} is at most ${maxPrice}`)
    .test('paise', `${name} has at most two decimals`, (value) => value == null || isWholePaise(value));

const isWholePaise = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
