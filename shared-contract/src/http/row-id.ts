import { number } from '../validation/schema.ts';
import { emptyToUndefined } from './empty-text.ts';
import { maxId } from './parse-row-ids.ts';

/** Returns the schema of a required id of another row. `''`, an empty select of a form, counts as absent. */
export function rowId(message: string) {
  return number().transform(emptyToUndefined).typeError(message).required(message).integer(message).positive(message);
}

/** Filter of a list by the id of another row. */
export const rowFilter = number()
  .typeError('Filter by a whole number')
  .integer('Filter by a whole number')
  .min(1)
  .max(maxId);
