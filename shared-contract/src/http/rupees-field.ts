import { number } from 'yup';

/** Rupees with at most two decimals, whose messages call them `name`; an empty field is null. */
export const rupeesField = (name: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .typeError(`${name} must be a number`)
    .min(0, `${name} is at least 0`)
    .max(10_000_000, `${name} is at most 10000000`)
    .test('paise', `${name} has at most two decimals`, (value) => value == null || isPaise(value));

const isPaise = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
