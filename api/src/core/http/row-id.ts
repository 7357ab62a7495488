import { maxId, parseRowId } from '@lumora/shared-contract/http';
import { number, object } from 'yup';
import { AppError } from '../errors/app-error.ts';

/** The id of a row in a path. Throws `AppError` 404 for a text that cannot be an id. */
const pathId = number()
  .required()
  .transform((_value, original: unknown) => {
    const id = parseRowId(String(original));
    if (Number.isNaN(id)) throw new AppError('not_found', 'There is nothing at this address.');
    return id;
  });

/** Path parameters of a route for one row. */
export const rowParams = object({ id: pathId });

/** Path parameters of a route for the rows of one product. */
export const productParams = object({ productId: pathId });

/** Returns whether `id` is in the range of row ids; PostgreSQL rejects a comparison with other numbers. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxId;
}
