import { number, object } from 'yup';
import { AppError } from './app-error.ts';

const largestId = 2_147_483_647;

/** Path parameters of a call on one row. Whatever is no id of a row is nobody's address: 404. */
export const rowParams = object({
  id: number()
    .required()
    .transform((_value, original: unknown) => {
      if (!/^[1-9]\d{0,9}$/.test(String(original)) || Number(original) > largestId) {
        throw new AppError('not_found', 'There is nothing at this address.');
      }
      return Number(original);
    }),
});

/** False for numbers that no row can have; the database would refuse to compare them. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

/** A list's filter by the id of another row. */
export const rowFilter = number()
  .typeError('Filter by a whole number')
  .integer('Filter by a whole number')
  .min(1)
  .max(largestId);
