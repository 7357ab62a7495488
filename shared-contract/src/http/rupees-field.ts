import { number } from 'yup';

/** Highest price in rupees: what an integer of paise holds, with room. */
export const maxPrice = 10_000_000;

/** Rupees with at most two decimals, whose messages call them `name`; an empty field is null. */
export const rupeesField = (name: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .typeError(`${name} must be a number`)
    .min(0, `${name} is at least 0`)
    .max(maxPrice, `${name} is at most ${maxPrice}`)
    .test('paise', `${name} has at most two decimals`, (value) => value == null || isWholePaise(value));

const isWholePaise = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
