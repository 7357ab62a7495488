import { number } from 'yup';

/** The id of another row, chosen in a form, where `''` stands for none; `message` says that one is needed. */
export function rowId(message: string) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message)
    .integer(message)
    .positive(message);
}

/** No row of the database has a larger id. */
export const maxId = 2_147_483_647;

/** A list's filter by the id of another row. */
export const rowFilter = number()
  .typeError('Filter by a whole number')
  .integer('Filter by a whole number')
  .min(1)
  .max(maxId);
