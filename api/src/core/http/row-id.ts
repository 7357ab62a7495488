import { maxId } from '@lumora/shared-contract';
import { number, object } from 'yup';
import { AppError } from './app-error.ts';

/** The id of a row in a path. Whatever is no id of a row is nobody's address: 404. */
const pathId = number()
  .required()
  .transform((_value, original: unknown) => {
    if (!/^[1-9]\d{0,9}$/.test(String(original)) || Number(original) > maxId) {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    return Number(original);
  });

/** Path parameters of a call on one row. */
export const rowParams = object({ id: pathId });

/** Path parameters of a call on the rows that belong to one product. */
export const productParams = object({ productId: pathId });

/** False for numbers that no row can have; the database would refuse to compare them. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxId;
}
